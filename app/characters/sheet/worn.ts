import type { Book } from '../book/book';
import { itemOf } from '../book/find';
import type { Unless } from '../book/gift';
import { type Armor, type Item, WEAPON_PROPERTIES, type Weapon } from '../book/item';
import type { Carried } from '../record/character';
import type { Facts } from './facts';

type Held<T extends Item> = { carried: Carried; item: T };

/** The equipped items: armor, shields, weapons, and others that can add to AC. */
export type Worn = {
  armors: readonly Held<Armor>[];
  shields: readonly Held<Armor>[];
  /** Weapons in hand. */
  weapons: readonly Carried[];
  others: readonly Carried[];
};

/** Sorts the equipped items by kind. */
export function wornOf({ book, character }: Facts): Worn {
  const armors: Held<Armor>[] = [];
  const shields: Held<Armor>[] = [];
  const weapons: Carried[] = [];
  const others: Carried[] = [];
  for (const carried of character.items) {
    if (!carried.equipped || carried.count < 1) continue;
    const item = carried.item ? itemOf(book, carried.item) : null;
    const armor = armorOf(book, carried);
    if (armor !== null)
      (armor.category === 'shield' ? shields : armors).push({ carried, item: armor });
    else if (item?.kind === 'weapon' || carried.weapon) weapons.push(carried);
    else others.push(carried);
  }
  return { armors, shields, weapons, others };
}

/** Returns whether worn equipment suspends a gift. */
export function lostBy({ armors, shields }: Worn, unless: Unless | undefined): boolean {
  switch (unless) {
    case 'heavy-armor':
      return armors.some(({ item }) => item.category === 'heavy');
    case 'armor':
      return armors.length > 0;
    case 'armor-or-shield':
      return armors.length + shields.length > 0;
    default:
      return false;
  }
}

/** The armor or shield of a carried item, from the book or custom; null for anything else. */
export function armorOf(book: Book, carried: Carried): Armor | null {
  const item = carried.item ? itemOf(book, carried.item) : null;
  if (item?.kind === 'armor') return item;
  const own = carried.armor;
  if (!own) return null;
  const { category, base, dexterity, strength, loud } = own;
  return {
    kind: 'armor',
    slug: '',
    name: carried.name || (category === 'shield' ? 'Shield' : 'Armor'),
    pounds: 0,
    copper: 0,
    category,
    base,
    dexterity,
    loud,
    ...(strength === null ? {} : { strength }),
  };
}

/** The weapon of a carried item, from the book or custom; null for anything else. */
export function weaponOf({ book }: Facts, carried: Carried): Weapon | null {
  const item = carried.item ? itemOf(book, carried.item) : null;
  if (item?.kind === 'weapon') return item;
  const own = carried.weapon;
  if (!own) return null;
  const { category, reach, count, sides, type, rangeFeet } = own;
  return {
    kind: 'weapon',
    slug: '',
    name: carried.name || 'Weapon',
    pounds: 0,
    copper: 0,
    category,
    reach,
    damage: count > 0 ? { count, sides, type } : null,
    properties: own.properties
      .map((property) => property.toLowerCase())
      .filter((property): property is Weapon['properties'][number] =>
        (WEAPON_PROPERTIES as readonly string[]).includes(property),
      ),
    ...(rangeFeet ? { rangeFeet } : {}),
  };
}
