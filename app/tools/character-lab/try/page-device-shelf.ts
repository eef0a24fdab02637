import {
  type Draft,
  type DraftShelf,
  draftKey,
  draftsOn,
  dropDraft,
  putDraft,
} from '~/ui/drafts/draft-shelf';

/** The most characters that a device keeps without an account. */
export const MOST_HERE = 4;

/** Says that no more can be made. */
export const FULL = `This browser has ${MOST_HERE} characters, the maximum`;

/** A character on this device in a list: its name and its line, such as "Hill Dwarf, Cleric 5". */
export type ListedHere = { id: string; name: string; line: string; at: number };

/** The storage for characters on a device. */
export type DeviceStorage = DraftShelf<unknown>['storage'];

type Note = { line: string };

function shelfIn(storage: DeviceStorage): DraftShelf<Note> {
  return {
    storage,
    prefix: 'draft:character-lab::',
    readNote: ({ line }) => ({ line: typeof line === 'string' ? line : '' }),
  };
}

/** The characters on this device, the latest first. */
export function charactersHere(storage: DeviceStorage | null): ListedHere[] {
  if (storage === null) return [];
  return draftsOn(shelfIn(storage)).map(({ place, name, note, at }) => ({
    id: place,
    name,
    line: note.line,
    at,
  }));
}

/** The text of a character on this device, not parsed, and when it was written; null if there is none. */
export function textHere(
  storage: DeviceStorage | null,
  id: string,
): Pick<Draft<Note>, 'text' | 'at'> | null {
  if (storage === null) return null;
  return draftsOn(shelfIn(storage)).find(({ place }) => place === id) ?? null;
}

/** Writes a character on this device; false when there is no room for it, and then nothing was changed. */
export function writeHere(
  storage: DeviceStorage | null,
  { id, text, ...head }: ListedHere & { text: string },
): boolean {
  if (storage === null) return false;
  const { name, line, at } = head;
  return putDraft(shelfIn(storage), { place: id, tab: null, at, name, note: { line }, text });
}

/** Removes a character from this device; with `at`, only if it was not changed since. */
export function dropHere(storage: DeviceStorage | null, id: string, at?: number): void {
  if (storage === null) return;
  if (at !== undefined && textHere(storage, id)?.at !== at) return;
  dropDraft(shelfIn(storage), { place: id, tab: null });
}

/** The storage key of a character on this device. */
export function keyHere(storage: DeviceStorage, id: string): string {
  return draftKey(shelfIn(storage), { place: id, tab: null });
}
