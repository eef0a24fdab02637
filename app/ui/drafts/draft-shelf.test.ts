import { expect, it } from 'vitest';
import {
  type Draft,
  type DraftShelf,
  draftsOn,
  dropDraft,
  findDraft,
  freeDrafts,
  MOST_DRAFTS,
  writeDraft,
} from './draft-shelf';

type Note = { version: number | null };

/** A browser's storage with room for this many characters. */
function storageOf(room = 5_000_000): DraftShelf<Note>['storage'] {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(key) ?? null,
    removeItem: (key) => void held.delete(key),
    setItem: (key, text) => {
      const others = [...held].filter(([other]) => other !== key);
      const used = others.reduce((sum, [other, value]) => sum + other.length + value.length, 0);
      if (used + key.length + text.length > room) throw new Error('QuotaExceededError');
      held.set(key, text);
    },
  };
}

const shelfOf = (storage = storageOf(), owner = 'ann'): DraftShelf<Note> => ({
  storage,
  prefix: `draft:tool:${owner}:`,
  readNote: ({ version }) => ({ version: typeof version === 'number' ? version : null }),
});

const HERE = { name: 'here', others: new Set(['there']) };

function draftOf(
  place: string,
  at: number,
  text = '{"name":"a\\nb"}',
  tab: string | null = 'here',
): Draft<Note> {
  return { place, tab, at, name: 'The Cellars', note: { version: 3 }, text };
}

it('gives a draft back as it was written, the latest of a place alone', () => {
  const shelf = shelfOf();
  writeDraft(shelf, draftOf('map 1', 10));
  writeDraft(shelf, draftOf('map 1', 20));
  expect(findDraft(shelf, 'map 1', HERE)).toEqual(draftOf('map 1', 20));
  expect(draftsOn(shelf)).toHaveLength(1);
  dropDraft(shelf, draftOf('map 1', 20));
  expect(findDraft(shelf, 'map 1', HERE)).toBeNull();
});

it('shows nobody the drafts of another person', () => {
  const storage = storageOf();
  writeDraft(shelfOf(storage, 'ann'), draftOf('recipe', 10));
  expect(draftsOn(shelfOf(storage, 'ben'))).toEqual([]);
  expect(findDraft(shelfOf(storage, ''), 'recipe', HERE)).toBeNull();
});

it('keeps the drafts of two tabs on one place apart, and gives one back once its tab is closed', () => {
  const shelf = shelfOf();
  writeDraft(shelf, draftOf('recipe', 10, 'mine'));
  writeDraft(shelf, draftOf('recipe', 20, 'theirs', 'there'));
  expect(findDraft(shelf, 'recipe', HERE)?.text).toBe('mine');
  const fresh = { name: 'new', others: new Set(['here', 'there']) };
  expect(findDraft(shelf, 'recipe', fresh)).toBeNull();
  expect(freeDrafts(draftsOn(shelf), fresh.others)).toEqual([]);
  const alone = { name: 'new', others: new Set<string>() };
  expect(findDraft(shelf, 'recipe', alone)?.text).toBe('theirs');
  expect(findDraft(shelf, 'recipe', { name: 'new', others: new Set(['there']) })?.text).toBe(
    'mine',
  );
});

it('finds a draft from before tabs had names', () => {
  const shelf = shelfOf();
  const head = { place: 'recipe', at: 10, name: 'Old' };
  shelf.storage.setItem(`${shelf.prefix}recipe`, `${JSON.stringify(head)}\n{}`);
  const found = findDraft(shelf, 'recipe', HERE);
  expect(found).toEqual({ ...head, tab: null, note: { version: null }, text: '{}' });
  if (found) dropDraft(shelf, found);
  expect(draftsOn(shelf)).toEqual([]);
});

it('keeps the latest few, and none for longer than 30 days', () => {
  const shelf = shelfOf();
  for (let at = 1; at <= MOST_DRAFTS + 2; at += 1) writeDraft(shelf, draftOf(`map ${at}`, at));
  expect(draftsOn(shelf).map(({ at }) => at)).toEqual([6, 5, 4, 3]);
  writeDraft(shelf, draftOf('later', 31 * 24 * 60 * 60 * 1000));
  expect(draftsOn(shelf).map(({ place }) => place)).toEqual(['later']);
});

it('gives up the oldest for room, and says when there is none', () => {
  const shelf = shelfOf(storageOf(700));
  writeDraft(shelf, draftOf('old', 1, 'x'.repeat(200)));
  expect(writeDraft(shelf, draftOf('new', 2, 'x'.repeat(400)))).toBe(true);
  expect(draftsOn(shelf).map(({ place }) => place)).toEqual(['new']);
  expect(writeDraft(shelf, draftOf('huge', 3, 'x'.repeat(900)))).toBe(false);
  expect(draftsOn(shelf).map(({ place }) => place)).toEqual(['new']);
});

it('takes no notice of what is no draft', () => {
  const shelf = shelfOf();
  shelf.storage.setItem(`${shelf.prefix}odd`, 'not a draft');
  shelf.storage.setItem(`${shelf.prefix}null`, 'null\n{}');
  expect(draftsOn(shelf)).toEqual([]);
});
