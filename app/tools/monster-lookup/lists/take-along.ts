import { LIST_LIMITS } from './list-limits';

/** A device's list on its way to an account: monsters by their public ids. */
export type BroughtList = { id: string; name: string; monsters: string[] };

/** A device's note on its way; `id` is the monster's. */
export type BroughtNote = { id: string; note: string };

/** What an account has now of what was brought, by the same ids. */
export type TakenAlong = { lists: string[]; notes: string[] };

export type Brought = { lists: BroughtList[]; notes: BroughtNote[] };

/** What goes in one request: with the longest names and notes a hundred and some kilobytes. */
export const AT_ONCE = { lists: 4, notes: 25 } as const;

/** The note that comes of the account's and the device's: both, if they fit; null if they do not. */
export function joinedNote(own: string, brought: string): string | null {
  if (brought === '' || own.includes(brought)) return own;
  const joined = own === '' ? brought : `${own}\n\n${brought}`;
  return joined.length <= LIST_LIMITS.noteLength ? joined : null;
}

/** Reads what a device sends; what is not of the right shape is left out, and with it stays on the device. */
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
