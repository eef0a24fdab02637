import { ammunitionOf, type GearRow, gearOf, packsOf } from '../book/gear-table';
import type { Gear } from '../book/item';
import { ADVENTURING_GEAR } from './adventuring-gear';
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
  ['Druidic Focus (Wooden Staff)', 4, '5 gp'],
  ['Druidic Focus (Yew Wand)', 1, '10 gp'],
];

const HOLY: readonly GearRow[] = [
  ['Holy Symbol (Amulet)', 1, '5 gp'],
  ['Holy Symbol (Emblem)', 0, '5 gp'],
  ['Holy Symbol (Reliquary)', 2, '5 gp'],
];

const MOUNTS: readonly GearRow[] = [
  ['Camel', 0, '50 gp', 'Carries 450 pounds.'],
  ['Elephant', 0, '200 gp', 'Carries 1,320 pounds.'],
  ['Draft Horse', 0, '50 gp', 'Carries 540 pounds.'],
  ['Riding Horse', 0, '75 gp', 'Carries 480 pounds.'],
  ['Mastiff', 0, '25 gp', 'Carries 195 pounds.'],
  ['Mule', 0, '8 gp', 'Carries 420 pounds.'],
  ['Pony', 0, '30 gp', 'Carries 225 pounds.'],
  ['Warhorse', 0, '400 gp', 'Carries 540 pounds.'],
];

const TACK: readonly GearRow[] = [
  ['Feed', 10, '5 cp'],
  ['Exotic Saddle', 40, '60 gp'],
  ['Military Saddle', 30, '20 gp'],
  ['Riding Saddle', 25, '10 gp'],
  ['Stabling', 0, '5 sp'],
];

const VEHICLES: readonly GearRow[] = [
  ['Carriage', 600, '100 gp'],
  ['Cart', 200, '15 gp'],
  ['Chariot', 100, '250 gp'],
  ['Sled', 300, '20 gp'],
  ['Wagon', 400, '35 gp'],
  ['Airship', 0, '40000 gp'],
  ['Galley', 0, '30000 gp'],
  ['Keelboat', 0, '3000 gp'],
  ['Longship', 0, '10000 gp'],
  ['Rowboat', 100, '50 gp'],
  ['Sailing Ship', 0, '10000 gp'],
  ['Warship', 0, '25000 gp'],
];

/** All items except weapons, armor and magic items (SRD 5.2, "Equipment"). */
export const GEAR: readonly Gear[] = [
  ...ADVENTURING_GEAR,
  ...gearOf('gear', ARCANE, 'focus-arcane'),
  ...gearOf('gear', DRUIDIC, 'focus-druidic'),
  ...gearOf('gear', HOLY, 'holy-symbol'),
  ...TOOLS,
  ...ammunitionOf([
    ['arrows', 'Arrows', 20, 1, '1 gp'],
    ['bolts', 'Bolts', 20, 1.5, '1 gp'],
    ['firearm-bullets', 'Firearm Bullets', 10, 2, '3 gp'],
    ['sling-bullets', 'Sling Bullets', 20, 1.5, '4 cp'],
    ['needles', 'Needles', 50, 1, '1 gp'],
  ]),
  ...packsOf(
    [
      [
        "Burglar's Pack",
        '16 gp',
        'backpack, ball-bearings, bell, 10 candle, crowbar, hooded-lantern, 7 oil, 5 rations, rope, tinderbox, waterskin',
      ],
      [
        "Diplomat's Pack",
        '39 gp',
        'chest, fine-clothes, ink, 5 ink-pen, lamp, 2 map-or-scroll-case, 4 oil, 5 paper, 5 parchment, perfume, tinderbox',
      ],
      [
        "Dungeoneer's Pack",
        '12 gp',
        'backpack, caltrops, crowbar, 2 oil, 10 rations, rope, tinderbox, 10 torch, waterskin',
      ],
      [
        "Entertainer's Pack",
        '40 gp',
        'backpack, bedroll, bell, bullseye-lantern, 3 costume, mirror, 8 oil, 9 rations, tinderbox, waterskin',
      ],
      [
        "Explorer's Pack",
        '10 gp',
        'backpack, bedroll, 2 oil, 10 rations, rope, tinderbox, 10 torch, waterskin',
      ],
      ["Priest's Pack", '33 gp', 'backpack, blanket, holy-water, lamp, 7 rations, robe, tinderbox'],
      [
        "Scholar's Pack",
        '40 gp',
        'backpack, book, ink, ink-pen, lamp, 10 oil, 10 parchment, tinderbox',
      ],
    ],
    ADVENTURING_GEAR,
  ),
  ...gearOf('mount', MOUNTS),
  ...gearOf('gear', TACK),
  ...gearOf('vehicle', VEHICLES),
];
