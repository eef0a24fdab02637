import { ammunitionOf, type GearRow, gearOf, packsOf } from '../book/gear-table';
import type { Gear } from '../book/item';
import { ADVENTURING_GEAR, SMALL_THINGS } from './adventuring-gear';
import { MOUNTS_AND_VEHICLES } from './mounts-and-vehicles';
import { TOOLS } from './tools';

const ARCANE: readonly GearRow[] = [
  ['Arcane Focus (Crystal)', 1, '10 gp'],
  ['Arcane Focus (Orb)', 3, '20 gp'],
  ['Arcane Focus (Rod)', 2, '10 gp'],
  ['Arcane Focus (Staff)', 4, '5 gp'],
  ['Arcane Focus (Wand)', 1, '10 gp'],
];

const DRUIDIC: readonly GearRow[] = [
  ['Druidic Focus (Sprig of Mistletoe)', 0, '1 gp'],
  ['Druidic Focus (Totem)', 0, '1 gp'],
  ['Druidic Focus (Wooden Staff)', 4, '5 gp'],
  ['Druidic Focus (Yew Wand)', 1, '10 gp'],
];

const HOLY: readonly GearRow[] = [
  ['Holy Symbol (Amulet)', 1, '5 gp'],
  ['Holy Symbol (Emblem)', 0, '5 gp'],
  ['Holy Symbol (Reliquary)', 2, '5 gp'],
];

/** All items except weapons and armor (SRD 5.1, "Equipment"). */
export const GEAR: readonly Gear[] = [
  ...ADVENTURING_GEAR,
  ...SMALL_THINGS,
  ...gearOf('gear', ARCANE, 'focus-arcane'),
  ...gearOf('gear', DRUIDIC, 'focus-druidic'),
  ...gearOf('gear', HOLY, 'holy-symbol'),
  ...TOOLS,
  ...ammunitionOf([
    ['arrows', 'Arrows', 20, 1, '1 gp'],
    ['bolts', 'Crossbow Bolts', 20, 1.5, '1 gp'],
    ['sling-bullets', 'Sling Bullets', 20, 1.5, '4 cp'],
    ['needles', 'Blowgun Needles', 50, 1, '1 gp'],
  ]),
  ...packsOf(
    [
      [
        "Burglar's Pack",
        '16 gp',
        'backpack, ball-bearings, string, bell, 5 candle, crowbar, hammer, 10 piton, hooded-lantern, 2 oil, 5 rations, tinderbox, waterskin, hempen-rope',
      ],
      [
        "Diplomat's Pack",
        '39 gp',
        'chest, 2 map-or-scroll-case, fine-clothes, ink, ink-pen, lamp, 2 oil, 5 paper, perfume, sealing-wax, soap',
      ],
      [
        "Dungeoneer's Pack",
        '12 gp',
        'backpack, crowbar, hammer, 10 piton, 10 torch, tinderbox, 10 rations, waterskin, hempen-rope',
      ],
      [
        "Entertainer's Pack",
        '40 gp',
        'backpack, bedroll, 2 costume, 5 candle, 5 rations, waterskin, disguise-kit',
      ],
      [
        "Explorer's Pack",
        '10 gp',
        'backpack, bedroll, mess-kit, tinderbox, 10 torch, 10 rations, waterskin, hempen-rope',
      ],
      [
        "Priest's Pack",
        '19 gp',
        'backpack, blanket, 10 candle, tinderbox, alms-box, 2 block-of-incense, censer, vestments, 2 rations, waterskin',
      ],
      [
        "Scholar's Pack",
        '40 gp',
        'backpack, book, ink, ink-pen, 10 parchment, bag-of-sand, small-knife',
      ],
    ],
    [...ADVENTURING_GEAR, ...SMALL_THINGS, ...TOOLS],
  ),
  ...MOUNTS_AND_VEHICLES,
];
