import type { DeviceList } from '~/ui/use-device-list';

/** A monster stored on this device. */
export type KnownMonster = { id: string; name: string };

/** Monsters marked as favourites. */
export const FAVOURITES: DeviceList<KnownMonster> = listOf('favourite-monsters', 200);

/** Recently viewed monsters, newest first. */
export const RECENT: DeviceList<KnownMonster> = listOf('recent-monsters', 30);

/** Monsters selected for comparison. */
export const COMPARED: DeviceList<KnownMonster> = listOf('compared-monsters', 4);

/** Adds a monster at the front of the list, or removes it if present. */
export function toggled(list: readonly KnownMonster[], one: KnownMonster): KnownMonster[] {
  const others = without(list, one.id);
  return others.length < list.length ? others : [one, ...others];
}

/** Removes a monster from the list. */
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
