import type { Weapon } from '../book/item';
import { type WeaponRow, weaponsOf } from '../book/weapon-table';

const SIMPLE_MELEE: readonly WeaponRow[] = [
  ['Club', '1d4 bludgeoning', 2, '1 sp', 'light'],
  ['Dagger', '1d4 piercing', 1, '2 gp', 'finesse, light, thrown 20/60'],
  ['Greatclub', '1d8 bludgeoning', 10, '2 sp', 'two-handed'],
  ['Handaxe', '1d6 slashing', 2, '5 gp', 'light, thrown 20/60'],
  ['Javelin', '1d6 piercing', 2, '5 sp', 'thrown 30/120'],
  ['Light Hammer', '1d4 bludgeoning', 2, '2 gp', 'light, thrown 20/60'],
  ['Mace', '1d6 bludgeoning', 4, '5 gp', ''],
  ['Quarterstaff', '1d6 bludgeoning', 4, '2 sp', 'versatile 1d8'],
  ['Sickle', '1d4 slashing', 2, '1 gp', 'light'],
  ['Spear', '1d6 piercing', 3, '1 gp', 'thrown 20/60, versatile 1d8'],
];

const SIMPLE_RANGED: readonly WeaponRow[] = [
  ['Light Crossbow', '1d8 piercing', 5, '25 gp', 'ammunition 80/320 bolts, loading, two-handed'],
  ['Dart', '1d4 piercing', 0.25, '5 cp', 'finesse, thrown 20/60'],
  ['Shortbow', '1d6 piercing', 2, '25 gp', 'ammunition 80/320 arrows, two-handed'],
  ['Sling', '1d4 bludgeoning', 0, '1 sp', 'ammunition 30/120 sling-bullets'],
];

const MARTIAL_MELEE: readonly WeaponRow[] = [
  ['Battleaxe', '1d8 slashing', 4, '10 gp', 'versatile 1d10'],
  ['Flail', '1d8 bludgeoning', 2, '10 gp', ''],
  ['Glaive', '1d10 slashing', 6, '20 gp', 'heavy, reach, two-handed'],
  ['Greataxe', '1d12 slashing', 7, '30 gp', 'heavy, two-handed'],
  ['Greatsword', '2d6 slashing', 6, '50 gp', 'heavy, two-handed'],
  ['Halberd', '1d10 slashing', 6, '20 gp', 'heavy, reach, two-handed'],
  ['Lance', '1d12 piercing', 6, '10 gp', 'reach, special'],
  ['Longsword', '1d8 slashing', 3, '15 gp', 'versatile 1d10'],
  ['Maul', '2d6 bludgeoning', 10, '10 gp', 'heavy, two-handed'],
  ['Morningstar', '1d8 piercing', 4, '15 gp', ''],
  ['Pike', '1d10 piercing', 18, '5 gp', 'heavy, reach, two-handed'],
  ['Rapier', '1d8 piercing', 2, '25 gp', 'finesse'],
  ['Scimitar', '1d6 slashing', 3, '25 gp', 'finesse, light'],
  ['Shortsword', '1d6 piercing', 2, '10 gp', 'finesse, light'],
  ['Trident', '1d6 piercing', 4, '5 gp', 'thrown 20/60, versatile 1d8'],
  ['War Pick', '1d8 piercing', 2, '5 gp', ''],
  ['Warhammer', '1d8 bludgeoning', 2, '15 gp', 'versatile 1d10'],
  ['Whip', '1d4 slashing', 3, '2 gp', 'finesse, reach'],
];

const MARTIAL_RANGED: readonly WeaponRow[] = [
  ['Blowgun', '1 piercing', 1, '10 gp', 'ammunition 25/100 needles, loading'],
  ['Hand Crossbow', '1d6 piercing', 3, '75 gp', 'ammunition 30/120 bolts, light, loading'],
  [
    'Heavy Crossbow',
    '1d10 piercing',
    18,
    '50 gp',
    'ammunition 100/400 bolts, heavy, loading, two-handed',
  ],
  ['Longbow', '1d8 piercing', 2, '50 gp', 'ammunition 150/600 arrows, heavy, two-handed'],
  ['Net', '—', 3, '1 gp', 'thrown 5/15, special'],
];

/**
 * Marks monk weapons: shortswords, and simple melee weapons that are neither heavy nor two-handed (SRD 5.1, "Martial
 * Arts").
 */
function withMonk(weapon: Weapon): Weapon {
  const simple = weapon.category === 'simple' && weapon.reach === 'melee';
  const heavy = weapon.properties.some((one) => one === 'heavy' || one === 'two-handed');
  return (simple && !heavy) || weapon.slug === 'shortsword' ? { ...weapon, monk: true } : weapon;
}

/** The weapons (SRD 5.1, "Weapons"): name, damage, weight in pounds, price, properties. */
export const WEAPONS: readonly Weapon[] = [
  ...weaponsOf('simple', 'melee', SIMPLE_MELEE),
  ...weaponsOf('simple', 'ranged', SIMPLE_RANGED),
  ...weaponsOf('martial', 'melee', MARTIAL_MELEE),
  ...weaponsOf('martial', 'ranged', MARTIAL_RANGED),
].map(withMonk);
