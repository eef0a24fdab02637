import { expect, it } from 'vitest';
import {
  type Draft,
  type DraftShelf,
  draftsOn,
  dropDraft,
  findDraft,
  freeDrafts,
  MOST_DRAFTS,
  unsentMaps,
  writeDraft,
} from './drawing-draft';

/** A browser's storage with room for so many characters. */
function storageOf(room = 5_000_000): DraftShelf['storage'] {
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

const shelfOf = (storage = storageOf(), owner = 'ann'): DraftShelf => ({
  storage,
  prefix: `draft:mapwright:${owner}:`,
});

const HERE = { name: 'here', others: new Set(['there']) };

function draftOf(
  place: string,
  at: number,
  json = '{"name":"a\\nb"}',
  tab: string | null = 'here',
): Draft {
  return { place, tab, at, name: 'The Cellars', look: 'style=graph', version: 3, json };
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
  expect(findDraft(shelf, 'recipe', HERE)?.json).toBe('mine');
  const fresh = { name: 'new', others: new Set(['here', 'there']) };
  expect(findDraft(shelf, 'recipe', fresh)).toBeNull();
  expect(freeDrafts(draftsOn(shelf), fresh.others)).toEqual([]);
  const alone = { name: 'new', others: new Set<string>() };
  expect(findDraft(shelf, 'recipe', alone)?.json).toBe('theirs');
  expect(findDraft(shelf, 'recipe', { name: 'new', others: new Set(['there']) })?.json).toBe(
    'mine',
  );
});

it('finds a draft from before tabs had names', () => {
  const shelf = shelfOf();
  const head = { place: 'recipe', at: 10, name: 'Old', look: '', version: null };
  shelf.storage.setItem(`${shelf.prefix}recipe`, `${JSON.stringify(head)}\n{}`);
  const found = findDraft(shelf, 'recipe', HERE);
  expect(found).toEqual({ ...head, tab: null, json: '{}' });
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

it('tells which kept maps have unsaved work here, and of when the latest is', () => {
  const shelf = shelfOf();
  writeDraft(shelf, draftOf('map one', 1000, '{}', 'a'));
  writeDraft(shelf, draftOf('map one', 3000, '{}', 'b'));
  writeDraft(shelf, draftOf('recipe x', 4000, '{}', 'a'));
  writeDraft(shelf, draftOf('map two', 2000, '{}', 'a'));
  expect([...unsentMaps(draftsOn(shelf))]).toEqual([
    ['one', 3000],
    ['two', 2000],
  ]);
});
