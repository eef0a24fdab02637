import { LIST_LIMITS } from './list-limits';

/** A device's list to import, with the public ids of its monsters. */
export type BroughtList = { id: string; name: string; monsters: string[] };

/** A device's note to import; `id` is the monster's. */
export type BroughtNote = { id: string; note: string };

/** The ids of the imported lists and notes that the account has now. */
export type TakenAlong = { lists: string[]; notes: string[] };

export type Brought = { lists: BroughtList[]; notes: BroughtNote[] };

/** The maximum number in one request: with the longest names and notes, a little over 100 kB. */
export const AT_ONCE = { lists: 4, notes: 25 } as const;

/** Merges the account's and the device's note; null when the result is too long. */
export function joinedNote(own: string, brought: string): string | null {
  if (brought === '' || own.includes(brought)) return own;
  const joined = own === '' ? brought : `${own}\n\n${brought}`;
  return joined.length <= LIST_LIMITS.noteLength ? joined : null;
}

/** Reads a device's lists and notes; invalid ones are ignored, and so stay on the device. */
export function readBrought(lists: unknown, notes: unknown): Brought {
  return {
    lists: entriesOf(lists, AT_ONCE.lists).flatMap(({ id, name, monsters }) => {
      if (!isKey(id) || typeof name !== 'string' || !Array.isArray(monsters)) return [];
      const ids = monsters.filter((one) => typeof one === 'string');
      return [{ id, name, monsters: ids.slice(0, LIST_LIMITS.monsters) }];
    }),
    notes: entriesOf(notes, AT_ONCE.notes).flatMap(({ id, note }) =>
      isKey(id) && typeof note === 'string' ? [{ id, note }] : [],
    ),
  };
}

function entriesOf(value: unknown, most: number): Record<string, unknown>[] {
  return Array.isArray(value) ? value.slice(0, most).map(Object) : [];
}

function isKey(id: unknown): id is string {
  return typeof id === 'string' && id.length <= 200;
}
