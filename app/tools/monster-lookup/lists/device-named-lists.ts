import type { DeviceList } from '~/ui/use-device-list';
import type { KnownMonster } from '../device-lists';
import { LIST_LIMITS } from './list-limits';
import type { PlacedList, Placing } from './placing';

/** A named list stored on this device, in the order added. */
export type DeviceNamedList = { id: string; name: string; monsters: readonly KnownMonster[] };

/** A note stored on this device; `id` and `name` are the monster's. */
export type DeviceNote = KnownMonster & { note: string };

/** The lists of users who are not signed in. */
export const NAMED_LISTS: DeviceList<DeviceNamedList> = {
  key: 'monster-lists',
  most: LIST_LIMITS.lists,
  restore(value) {
    const { id, name, monsters } = Object(value);
    if (typeof id !== 'string' || typeof name !== 'string' || !Array.isArray(monsters)) return null;
    const known = monsters.flatMap((one) => {
      const { id, name } = Object(one);
      return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
    });
    return { id, name, monsters: known.slice(0, LIST_LIMITS.monsters) };
  },
};

/** The notes of users who are not signed in. */
export const NOTES: DeviceList<DeviceNote> = {
  key: 'monster-notes',
  most: LIST_LIMITS.notes,
  restore(value) {
    const { id, name, note } = Object(value);
    const isNote = [id, name, note].every((text) => typeof text === 'string');
    return isNote ? { id, name, note } : null;
  },
};

/** This device's lists, with whether each contains the monster. */
export function placedOnDevice(lists: readonly DeviceNamedList[], monsterId: string): PlacedList[] {
  return lists.map(({ id, name, monsters }) => ({
    id,
    name,
    count: monsters.length,
    holds: monsters.some((one) => one.id === monsterId),
  }));
}

/** The lists after adding and removing a monster; `freshId` is the id of a new list, if there is one. */
export function withPlaced(
  lists: readonly DeviceNamedList[],
  monster: KnownMonster,
  { into, outOf, fresh }: Placing,
  freshId: string,
): DeviceNamedList[] {
  const changed = lists.map((list) => {
    const others = list.monsters.filter(({ id }) => id !== monster.id);
    if (outOf.includes(list.id)) return { ...list, monsters: others };
    return into.includes(list.id) ? { ...list, monsters: [...others, monster] } : list;
  });
  const isNew = fresh !== null && !lists.some(({ id }) => id === freshId);
  return isNew ? [...changed, { id: freshId, name: fresh, monsters: [monster] }] : changed;
}

/** The notes with this one at the front; an empty one removes the existing note. */
export function withNote(notes: readonly DeviceNote[], note: DeviceNote): DeviceNote[] {
  const others = notes.filter(({ id }) => id !== note.id);
  return note.note === '' ? others : [note, ...others];
}
