import { slugOf } from '~/compendium/records/slug-of';
import type { Gear } from './item';
import { copperOf } from './price';

/** A line of a book's table of gear: name, pounds, price of one ("5 cp", "—"), and what it does where that is worth a line. */
export type GearRow = readonly [string, number, string, string?];

/** Gear of a table; `group` is the kind that a choice asks for by it: 'instrument', 'holy-symbol'. */
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

/** Ammunition as it is sold: its slug and name, how many together, their pounds and their price; a book has it by the piece. */
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

/** Packs: name, price, and what they hold ("backpack, 10 candle"); each weighs what is in it. Something that `gear` lacks is thrown. */
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

/** A line of magic items: name, rarity, pounds, and who may attune to it ('' needs no attunement, 'anyone', 'a wizard'). */
export type MagicRow = readonly [string, string, number, string];

/** Magic items of one kind ("Wondrous item"); they have no price of their own. */
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
