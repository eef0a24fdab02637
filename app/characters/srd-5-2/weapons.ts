import type { Weapon } from '../book/item';
import { type WeaponRow, weaponsOf } from '../book/weapon-table';

const SIMPLE_MELEE: readonly WeaponRow[] = [
  ['Club', '1d4 bludgeoning', 2, '1 sp', 'light', 'slow'],
  ['Dagger', '1d4 piercing', 1, '2 gp', 'finesse, light, thrown 20/60', 'nick'],
  ['Greatclub', '1d8 bludgeoning', 10, '2 sp', 'two-handed', 'push'],
  ['Handaxe', '1d6 slashing', 2, '5 gp', 'light, thrown 20/60', 'vex'],
  ['Javelin', '1d6 piercing', 2, '5 sp', 'thrown 30/120', 'slow'],
  ['Light Hammer', '1d4 bludgeoning', 2, '2 gp', 'light, thrown 20/60', 'nick'],
  ['Mace', '1d6 bludgeoning', 4, '5 gp', '', 'sap'],
  ['Quarterstaff', '1d6 bludgeoning', 4, '2 sp', 'versatile 1d8', 'topple'],
  ['Sickle', '1d4 slashing', 2, '1 gp', 'light', 'nick'],
  ['Spear', '1d6 piercing', 3, '1 gp', 'thrown 20/60, versatile 1d8', 'sap'],
];

const SIMPLE_RANGED: readonly WeaponRow[] = [
  ['Dart', '1d4 piercing', 0.25, '5 cp', 'finesse, thrown 20/60', 'vex'],
  [
    'Light Crossbow',
    '1d8 piercing',
    5,
    '25 gp',
    'ammunition 80/320 bolts, loading, two-handed',
    'slow',
  ],
  ['Shortbow', '1d6 piercing', 2, '25 gp', 'ammunition 80/320 arrows, two-handed', 'vex'],
  ['Sling', '1d4 bludgeoning', 0, '1 sp', 'ammunition 30/120 sling-bullets', 'slow'],
];

const MARTIAL_MELEE: readonly WeaponRow[] = [
  ['Battleaxe', '1d8 slashing', 4, '10 gp', 'versatile 1d10', 'topple'],
  ['Flail', '1d8 bludgeoning', 2, '10 gp', '', 'sap'],
  ['Glaive', '1d10 slashing', 6, '20 gp', 'heavy, reach, two-handed', 'graze'],
  ['Greataxe', '1d12 slashing', 7, '30 gp', 'heavy, two-handed', 'cleave'],
  ['Greatsword', '2d6 slashing', 6, '50 gp', 'heavy, two-handed', 'graze'],
  ['Halberd', '1d10 slashing', 6, '20 gp', 'heavy, reach, two-handed', 'cleave'],
  ['Lance', '1d10 piercing', 6, '10 gp', 'heavy, reach, two-handed', 'topple'],
  ['Longsword', '1d8 slashing', 3, '15 gp', 'versatile 1d10', 'sap'],
  ['Maul', '2d6 bludgeoning', 10, '10 gp', 'heavy, two-handed', 'topple'],
  ['Morningstar', '1d8 piercing', 4, '15 gp', '', 'sap'],
  ['Pike', '1d10 piercing', 18, '5 gp', 'heavy, reach, two-handed', 'push'],
  ['Rapier', '1d8 piercing', 2, '25 gp', 'finesse', 'vex'],
  ['Scimitar', '1d6 slashing', 3, '25 gp', 'finesse, light', 'nick'],
  ['Shortsword', '1d6 piercing', 2, '10 gp', 'finesse, light', 'vex'],
  ['Trident', '1d8 piercing', 4, '5 gp', 'thrown 20/60, versatile 1d10', 'topple'],
  ['Warhammer', '1d8 bludgeoning', 5, '15 gp', 'versatile 1d10', 'push'],
  ['War Pick', '1d8 piercing', 2, '5 gp', 'versatile 1d10', 'sap'],
  ['Whip', '1d4 slashing', 3, '2 gp', 'finesse, reach', 'slow'],
];

const MARTIAL_RANGED: readonly WeaponRow[] = [
  ['Blowgun', '1 piercing', 1, '10 gp', 'ammunition 25/100 needles, loading', 'vex'],
  ['Hand Crossbow', '1d6 piercing', 3, '75 gp', 'ammunition 30/120 bolts, light, loading', 'vex'],
  [
    'Heavy Crossbow',
    '1d10 piercing',
    18,
    '50 gp',
    'ammunition 100/400 bolts, heavy, loading, two-handed',
    'push',
  ],
  ['Longbow', '1d8 piercing', 2, '50 gp', 'ammunition 150/600 arrows, heavy, two-handed', 'slow'],
  [
    'Musket',
    '1d12 piercing',
    10,
    '500 gp',
    'ammunition 40/120 firearm-bullets, loading, two-handed',
    'slow',
  ],
  ['Pistol', '1d10 piercing', 3, '250 gp', 'ammunition 30/90 firearm-bullets, loading', 'vex'],
];

/** The weapons (SRD 5.2, "Weapons"): name, damage, weight in pounds, price, properties, mastery. */
export const WEAPONS: readonly Weapon[] = [
  ...weaponsOf('simple', 'melee', SIMPLE_MELEE),
  ...weaponsOf('simple', 'ranged', SIMPLE_RANGED),
  ...weaponsOf('martial', 'melee', MARTIAL_MELEE),
  ...weaponsOf('martial', 'ranged', MARTIAL_RANGED),
];
