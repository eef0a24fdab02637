import { foundryHtml } from '~/compendium/exports/foundry-html';
import { foundryId } from '~/compendium/exports/foundry-id';
import type { Book } from '../book/book';
import { itemOf } from '../book/find';
import type { Armor, Gear, Weapon } from '../book/item';
import type { Carried } from '../record/character';
import { armorOf as ownArmorOf } from '../sheet/worn';
import { FOUNDRY_PROPERTIES } from './foundry-keys';
import { nameOfCarried, type ToldCharacter } from './told-sheet';

/** All carried items as items of the dnd5e system. */
export function foundryCarried({ character, book }: ToldCharacter, id: string) {
  return character.items.map((carried) => {
    const found = carried.item === null ? null : itemOf(book, carried.item);
    const shared = {
      description: { value: foundryHtml(carried.notes), chat: '' },
      identifier: carried.item ?? '',
      quantity: carried.count,
      weight: { value: found?.pounds ?? carried.pounds ?? 0, units: 'lb' },
      price: { value: (found?.copper ?? 0) / 100, denomination: 'gp' },
      equipped: carried.equipped,
      attuned: carried.attuned,
      attunement: carried.attuned ? 'required' : '',
      ...(carried.charges === null ? {} : { uses: usesOf(carried.charges) }),
    };
    const { type, system } = kindOf(book, found, carried);
    return {
      _id: foundryId(`${id} item ${carried.id}`),
      name: nameOfCarried(book, carried),
      type,
      system: { ...shared, ...system },
    };
  });
}

function kindOf(book: Book, found: Weapon | Armor | Gear | null, carried: Carried) {
  if (found?.kind === 'weapon') return { type: 'weapon', system: weaponOf(found, carried) };
  if (found?.kind === 'armor') return { type: 'equipment', system: armorOf(found, carried) };
  if (found?.kind === 'tool') return { type: 'tool', system: { proficient: null } };
  if (found?.kind === 'ammunition') {
    return { type: 'consumable', system: { type: { value: 'ammo', subtype: '' } } };
  }
  const own = carried.weapon;
  if (own !== null) {
    const { category, reach, count, sides, type, properties, rangeFeet } = own;
    const damage = { count, sides, type };
    return {
      type: 'weapon',
      system: weaponSystem({ category, reach, damage, properties, rangeFeet }, carried),
    };
  }
  const armor = ownArmorOf(book, carried);
  if (armor !== null) return { type: 'equipment', system: armorOf(armor, carried) };
  if (carried.plus > 0 || found?.kind === 'magic' || carried.attuned) {
    return { type: 'equipment', system: wondrous(carried) };
  }
  return { type: 'loot', system: {} };
}

function usesOf({ most, back }: NonNullable<Carried['charges']>) {
  const period = { none: null, 'short-rest': 'sr', 'long-rest': 'lr', dawn: 'dawn' }[back];
  const recovery = period === null ? [] : [{ period, type: 'recoverAll' }];
  return { max: String(most), spent: 0, recovery };
}

function wondrous({ plus }: Carried) {
  return {
    type: { value: 'trinket', baseItem: '' },
    armor: { value: null, dex: null, magicalBonus: plus === 0 ? null : plus },
    properties: ['mgc'],
    proficient: null,
  };
}

function weaponOf(
  { slug, category, reach, damage, versatile, properties, rangeFeet, mastery }: Weapon,
  carried: Carried,
) {
  const base = weaponSystem(
    { category, reach, damage, properties, rangeFeet: rangeFeet ?? null },
    carried,
  );
  return {
    ...base,
    type: { ...base.type, baseItem: slug.replaceAll('-', '') },
    mastery: mastery ?? '',
    damage: {
      ...base.damage,
      versatile:
        versatile === undefined ? {} : { number: versatile.count, denomination: versatile.sides },
    },
  };
}

type WeaponFacts = {
  category: 'simple' | 'martial';
  reach: 'melee' | 'ranged';
  damage: { count: number; sides: number; type: string } | null;
  properties: readonly string[];
  rangeFeet: readonly [number, number] | null;
};

function weaponSystem(
  { category, reach, damage, properties, rangeFeet }: WeaponFacts,
  { plus }: Carried,
) {
  const keys = Object.entries(FOUNDRY_PROPERTIES);
  const isFixed = damage !== null && damage.sides === 1;
  return {
    type: { value: `${category}${reach === 'melee' ? 'M' : 'R'}`, baseItem: '' },
    damage: {
      base:
        damage === null
          ? {}
          : {
              number: isFixed ? null : damage.count,
              denomination: isFixed ? null : damage.sides,
              bonus: isFixed ? String(damage.count) : '',
              types: [damage.type],
            },
    },
    range: {
      value: rangeFeet?.[0] ?? null,
      long: rangeFeet?.[1] ?? null,
      reach: properties.includes('reach') ? 10 : 5,
      units: 'ft',
    },
    properties: [
      ...keys.filter(([, name]) => properties.includes(name)).map(([key]) => key),
      ...(plus > 0 ? ['mgc'] : []),
    ],
    magicalBonus: plus === 0 ? null : plus,
    proficient: null,
  };
}

function armorOf({ slug, category, base, dexterity, strength, loud }: Armor, { plus }: Carried) {
  return {
    type: { value: category, baseItem: slug.replace(/-armor$/, '').replaceAll('-', '') },
    armor: {
      value: base,
      dex: dexterity === 'whole' ? null : dexterity === 'two' ? 2 : 0,
      magicalBonus: plus === 0 ? null : plus,
    },
    strength: strength ?? null,
    properties: [...(loud ? ['stealthDisadvantage'] : []), ...(plus > 0 ? ['mgc'] : [])],
    proficient: null,
  };
}
