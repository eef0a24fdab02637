import { slugOf } from '~/compendium/records/slug-of';
import type { Gear } from './item';
import { copperOf } from './price';

/** A row of a book's gear table: name, weight in pounds, unit price ("5 cp", "—"), and optionally a description. */
export type GearRow = readonly [string, number, string, string?];

/** Gear of a table; `group` is the kind that choices refer to: 'instrument', 'holy-symbol'. */
export function gearOf(kind: Gear['kind'], rows: readonly GearRow[], group?: string): Gear[] {
  return rows.map(([name, pounds, price, words]) => ({
    kind,
    slug: slugOf(name),
    name,
    pounds,
    copper: copperOf(price),
    ...(group ? { group } : {}),
    ...(words ? { words } : {}),
  }));
}

/**
 * Ammunition as sold: slug, name, quantity, and the weight in pounds and price of that quantity; items hold the values
 * of one piece.
 */
export function ammunitionOf(
  rows: readonly (readonly [string, string, number, number, string])[],
): Gear[] {
  return rows.map(([slug, name, together, pounds, price]) => ({
    kind: 'ammunition',
    slug,
    name,
    pounds: pounds / together,
    copper: copperOf(price) / together,
  }));
}

/**
 * Packs: name, price and content ("backpack, 10 candle"); the weight is that of the content. Throws when `gear` lacks
 * an item.
 */
export function packsOf(
  rows: readonly (readonly [string, string, string])[],
  gear: readonly Gear[],
): Gear[] {
  return rows.map(([name, price, list]) => {
    const holds = list.split(', ').map((said) => {
      const [count, item] = said.includes(' ') ? said.split(' ') : ['1', said];
      return { item: item ?? '', count: Number(count) };
    });
    const pounds = holds.reduce((sum, one) => {
      const thing = gear.find((each) => each.slug === one.item);
      if (!thing) throw new Error(`${name} holds ${one.item}`);
      return sum + thing.pounds * one.count;
    }, 0);
    return { kind: 'pack', slug: slugOf(name), name, pounds, copper: copperOf(price), holds };
  });
}

/**
 * A row of magic items: name, rarity, weight in pounds, and who can attune to it ('' needs no attunement, 'anyone', 'a
 * wizard').
 */
export type MagicRow = readonly [string, string, number, string];

/** Magic items of one kind ("Wondrous item"); they have no price. */
export function magicOf(kind: string, rows: readonly MagicRow[]): Gear[] {
  return rows.map(([name, rarity, pounds, by]) => ({
    kind: 'magic',
    slug: slugOf(name),
    name,
    pounds,
    copper: 0,
    words: `${kind}, ${rarity}${by === '' || by === 'anyone' ? '' : `; attuned by ${by}`}.`,
    ...(by === '' ? {} : { attunement: true as const }),
  }));
}
