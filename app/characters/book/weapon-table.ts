import { slugOf } from '~/compendium/records/slug-of';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { WEAPON_PROPERTIES, type Weapon, type WeaponDamage } from './item';
import { copperOf } from './price';

/**
 * A row of a book's weapon table: name, damage ("1d6 slashing", "—"), weight in pounds, price, properties with their
 * numbers ("thrown 20/60", "ammunition 80/320 bolts", "versatile 1d8"), mastery.
 */
export type WeaponRow = readonly [string, string, number, string, string, string?];

/** The weapons of one part of a table. Throws for an unknown word, so that a test finds it. */
export function weaponsOf(
  category: Weapon['category'],
  reach: Weapon['reach'],
  rows: readonly WeaponRow[],
): Weapon[] {
  return rows.map(([name, damage, pounds, price, properties, mastery]) => ({
    kind: 'weapon',
    slug: slugOf(name),
    name,
    pounds,
    copper: copperOf(price),
    category,
    reach,
    damage: damageOf(damage),
    ...propertiesOf(properties),
    ...(mastery ? { mastery } : {}),
  }));
}

function damageOf(text: string): WeaponDamage | null {
  if (text === '—') return null;
  const [dice = '', word] = text.split(' ');
  const type = DAMAGE_TYPES.find((one) => one === word);
  if (!type) throw new Error(`damage ${text}`);
  return { ...diceOf(dice), type };
}

function diceOf(text: string): { count: number; sides: number } {
  const [count, sides = '1'] = text.split('d');
  return { count: Number(count), sides: Number(sides) };
}

function propertiesOf(
  text: string,
): Pick<Weapon, 'properties' | 'versatile' | 'rangeFeet' | 'ammunition'> {
  const said = text === '' ? [] : text.split(', ').map((one) => one.split(' '));
  const properties = said.map(([word]) => {
    const property = WEAPON_PROPERTIES.find((one) => one === word);
    if (!property) throw new Error(`property ${word}`);
    return property;
  });
  const versatile = said.find(([word]) => word === 'versatile')?.[1];
  const far = said.find(([word]) => word === 'thrown' || word === 'ammunition');
  const [usual, long] = (far?.[1] ?? '').split('/').map(Number);
  return {
    properties,
    ...(versatile ? { versatile: diceOf(versatile) } : {}),
    ...(usual && long ? { rangeFeet: [usual, long] as const } : {}),
    ...(far?.[2] ? { ammunition: far[2] } : {}),
  };
}
