import type { DeviceList } from '~/ui/use-device-list';

/** A monster as this device remembers it. */
export type KnownMonster = { id: string; name: string };

/** Monsters that somebody marked with a star. */
export const FAVOURITES: DeviceList<KnownMonster> = listOf('favourite-monsters', 200);

/** Monsters that were looked at, the last one first. */
export const RECENT: DeviceList<KnownMonster> = listOf('recent-monsters', 30);

/** Monsters that are to be compared. */
export const COMPARED: DeviceList<KnownMonster> = listOf('compared-monsters', 4);

/** The list with a monster put in front, or taken out where it stood in it. */
export function toggled(list: readonly KnownMonster[], one: KnownMonster): KnownMonster[] {
  const others = without(list, one.id);
  return others.length < list.length ? others : [one, ...others];
}

/** The list without a monster. */
export function without(list: readonly KnownMonster[], id: string): KnownMonster[] {
  return list.filter((monster) => monster.id !== id);
}

function listOf(key: string, most: number): DeviceList<KnownMonster> {
  return { key, most, restore };
}

function restore(value: unknown): KnownMonster | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}
