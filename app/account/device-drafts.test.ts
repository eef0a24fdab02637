import { expect, it } from 'vitest';
import { DRAFT_PREFIX, forgetDrafts } from './device-drafts';

it('forgets every draft of every tool, and nothing else', () => {
  const held = new Map([
    [`${DRAFT_PREFIX}mapwright:ann:recipe`, 'a map'],
    [`${DRAFT_PREFIX}mapwright::recipe`, 'a visitor’s map'],
    ['monsters-seen', '[]'],
  ]);
  forgetDrafts({
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  });
  expect([...held.keys()]).toEqual(['monsters-seen']);
});
