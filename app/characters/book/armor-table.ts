import { slugOf } from '~/compendium/records/slug-of';
import type { Armor } from './item';
import { copperOf } from './price';

/**
 * A row of a book's armor table: name, category, AC, weight in pounds, price, required Strength (0: none), stealth
 * disadvantage.
 */
export type ArmorRow = readonly [
  string,
  Armor['category'],
  number,
  number,
  string,
  number,
  boolean,
];

const DEXTERITY = { light: 'whole', medium: 'two', heavy: 'none', shield: 'none' } as const;

/** Armor of a table: light armor adds the whole Dexterity modifier, medium armor at most 2, heavy armor none. */
export function armorOf(rows: readonly ArmorRow[]): Armor[] {
  return rows.map(([name, category, base, pounds, price, strength, loud]) => ({
    kind: 'armor',
    slug: slugOf(name),
    name,
    pounds,
    copper: copperOf(price),
    category,
    base,
    dexterity: DEXTERITY[category],
    ...(strength > 0 ? { strength } : {}),
    loud,
  }));
}
