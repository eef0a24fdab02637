import { beforeEach, expect, it } from 'vitest';
import {
  DRAFT_LIFE_MS,
  type DraftStorage,
  draftsOf,
  forgetDrafts,
  forgetOldDrafts,
} from './device-drafts';

const held = new Map<string, string>();
const storage: DraftStorage = {
  get length() {
    return held.size;
  },
  key: (at) => [...held.keys()][at] ?? null,
  getItem: (key) => held.get(key) ?? null,
  removeItem: (key) => void held.delete(key),
};

const drawn = (name: string, at: number) => `${JSON.stringify({ at, name })}\n{"name":"${name}"}`;

beforeEach(() => {
  held.clear();
  held.set('draft:mapwright:ann:recipe a:b', drawn('Ann’s', 1000));
  held.set('draft:battle:ann:', drawn('Ann’s fight', 2000));
  held.set('draft:mapwright::recipe', drawn('A visitor’s', 3000));
  held.set('draft:mapwright:ben:recipe', drawn('Ben’s', 4000));
  held.set('monsters-seen', '[]');
});

it('tells whoever leaves of their own unfinished work and of nobody’s, never of another person’s', () => {
  expect(draftsOf(storage, 'ann').map(({ name }) => name)).toEqual([
    'A visitor’s',
    'Ann’s fight',
    'Ann’s',
  ]);
  expect(draftsOf(storage, 'ann')[2]).toMatchObject({ at: 1000, text: '{"name":"Ann’s"}' });
  expect(draftsOf(storage, 'an').map(({ name }) => name)).toEqual(['A visitor’s']);
  expect(draftsOf(storage, null).map(({ name }) => name)).toEqual(['A visitor’s']);
});

it('forgets just that', () => {
  forgetDrafts(storage, 'ann');
  expect([...held.keys()]).toEqual(['draft:mapwright:ben:recipe', 'monsters-seen']);
});

it('keeps what was drawn here after somebody had left', () => {
  forgetDrafts(storage, 'ann', 2000);
  expect([...held.keys()]).toEqual([
    'draft:mapwright::recipe',
    'draft:mapwright:ben:recipe',
    'monsters-seen',
  ]);
});

it('passes over what another tab has just put away', () => {
  const late: DraftStorage = {
    length: held.size,
    key: storage.key,
    removeItem: storage.removeItem,
    getItem: (key) => (key.includes(':battle:') ? null : storage.getItem(key)),
  };
  expect(draftsOf(late, 'ann').map(({ name }) => name)).toEqual(['A visitor’s', 'Ann’s']);
  expect(draftsOf({ ...late, length: held.size + 1 }, 'ann')).toHaveLength(2);
});

it('lets unfinished work wait for its owner for 30 days, and not longer', () => {
  forgetOldDrafts(storage, 2000 + DRAFT_LIFE_MS);
  expect([...held.keys()]).toEqual([
    'draft:battle:ann:',
    'draft:mapwright::recipe',
    'draft:mapwright:ben:recipe',
    'monsters-seen',
  ]);
  held.set('draft:mapwright:ann:broken', 'no head');
  forgetOldDrafts(storage, 5000 + DRAFT_LIFE_MS);
  expect([...held.keys()]).toEqual(['monsters-seen']);
});

it('knows work whose head says nothing, or nothing that can be read, by its whole text', () => {
  held.clear();
  const odd = ['no head', '{"at":"soon","name":7}\nthe map', 'null\nthe map', '\nthe map'];
  for (const [at, text] of odd.entries()) held.set(`draft:mapwright:ann:${at}`, text);
  held.set('draft:mapwright', 'no owner');
  held.set('my draft:mapwright:ann:x', 'of another site');
  const told = draftsOf(storage, 'ann').map(({ name, at, text }) => [name, at, text]);
  expect(told).toEqual([
    ['', 0, 'no head'],
    ['', 0, 'the map'],
    ['', 0, 'the map'],
    ['', 0, '\nthe map'],
  ]);
});
