import { inBoth } from '~/rules/rule-text';
import type { CheatCard } from '../cheat-card';

const OBJECTS = {
  head: ['Size', 'Fragile', 'Sturdy'],
  rows: [
    ['Tiny', '2 (1d4)', '5 (2d4)'],
    ['Small', '3 (1d6)', '10 (3d6)'],
    ['Medium', '4 (1d8)', '18 (4d8)'],
    ['Large', '5 (1d10)', '27 (5d10)'],
  ],
};

/** SRD 5.1 lists bone beside wood, SRD 5.2.1 does not. */
function objectLines(fifteen: string): string[] {
  return [
    `AC: cloth, rope *11* · glass, ice *13* · ${fifteen} *15* · stone *17* · iron, steel *19* · mithral *21* · adamantine *23*.`,
    'Immune to poison and psychic damage.',
  ];
}

/** Rules on the environment and its effects. */
export const SURROUNDINGS: readonly CheatCard[] = [
  {
    id: 'light',
    title: 'Light and sight',
    also: 'dark dim bright obscured darkvision fog vision perception',
    rules: inBoth(
      ['The Environment: Vision and Light', 'Playing the Game: Vision and Light'],
      [
        'Dim light, thin fog (*lightly obscured*): disadvantage on Wisdom (Perception) by sight.',
        'Darkness, thick fog (*heavily obscured*): you are *blinded* to what is in it.',
        '*Darkvision*: dark is dim, dim is bright, within its range, without colors.',
      ],
    ),
  },
  {
    id: 'light-sources',
    title: 'Light sources',
    also: 'torch lantern candle lamp',
    rules: inBoth(['Equipment: Adventuring Gear', 'Equipment: Adventuring Gear'], [], {
      head: ['Source', 'Bright', 'Dim beyond', 'Burns'],
      rows: [
        ['Candle', '5 ft', '5 ft', '1 hour'],
        ['Torch', '20 ft', '20 ft', '1 hour'],
        ['Lamp', '15 ft', '30 ft', '6 hours'],
        ['Hooded lantern', '30 ft', '30 ft', '6 hours'],
        ['Bullseye lantern', '60 ft cone', '60 ft', '6 hours'],
      ],
    }),
  },
  {
    id: 'unseen',
    title: 'Unseen attackers and targets',
    also: 'invisible hidden blind guess square',
    rules: inBoth(
      ['Combat: Unseen Attackers and Targets', 'Playing the Game: Unseen Attackers and Targets'],
      [
        'You cannot see the target: *disadvantage*, and you must guess its place.',
        'It cannot see you: *advantage*. Hit or miss, the attack gives your place away.',
      ],
    ),
  },
  {
    id: 'underwater',
    title: 'Fighting under water',
    also: 'swim drown weapon fire',
    rules: {
      '2014': {
        lines: [
          'Melee without a swim speed: *disadvantage*, but for dagger, javelin, shortsword, spear and trident.',
          'Ranged: no hit beyond *normal range*, and *disadvantage* within it, but for crossbows, nets and thrown javelins, spears, tridents or darts.',
          'What is wholly in water *resists fire*.',
        ],
        srd: 'Combat: Underwater Combat',
      },
      '2024': {
        lines: [
          'Melee without a swim speed: *disadvantage*, but for weapons that *pierce*.',
          'Ranged: no hit beyond *normal range*, *disadvantage* within it.',
          'What is under water *resists fire*.',
        ],
        srd: 'Playing the Game: Underwater Combat',
      },
    },
  },
  {
    id: 'resistance',
    title: 'Resistance, vulnerability, temporary hit points',
    also: 'damage half double immune temp hp',
    rules: inBoth(
      ['Combat: Damage and Healing', 'Playing the Game: Damage and Healing'],
      [
        'Bonuses and reductions first, then resistance (*half*, round down), then vulnerability (*double*). Each counts once.',
        'Temporary hit points go *first*, do not stack (keep one amount), and do not wake the unconscious.',
      ],
    ),
  },
  {
    id: 'objects',
    title: 'Breaking things',
    also: 'object armor class hit points door smash damage',
    rules: {
      '2014': { lines: objectLines('wood, bone'), table: OBJECTS, srd: 'Objects' },
      '2024': {
        lines: objectLines('wood'),
        table: OBJECTS,
        srd: 'Rules Glossary: Breaking Objects',
      },
    },
  },
  {
    id: 'food-and-water',
    title: 'Food and water',
    also: 'hunger thirst starve ration dehydration malnutrition exhaustion',
    rules: {
      '2014': {
        lines: [
          'A day: *1 pound* of food, *1 gallon* of water (*2* in heat). Half a ration counts half a day.',
          'Without food for more than *3 + Constitution modifier* days (at least 1): one level of exhaustion a day.',
          'Half the water: Constitution save, *DC 15*, or a level of exhaustion. Less: no save. Whoever is exhausted already takes *two* levels.',
        ],
        srd: 'The Environment: Food and Water',
      },
      '2024': {
        lines: [
          'A day, Small or Medium: *1 pound* of food, *1 gallon* of water.',
          'Less than half the food: Constitution save, *DC 10*, or a level of exhaustion. None for *5 days*: a level then and each day after.',
          'Less than half the water: a level of exhaustion at the day’s end.',
          'Neither goes away before a day’s *full* food or water.',
        ],
        srd: 'Rules Glossary: Malnutrition, Dehydration',
      },
    },
  },
  {
    id: 'traps',
    title: 'Traps by level',
    also: 'damage improvise severity hazard dc',
    rules: {
      '2014': {
        lines: [
          'Save DC and attack: setback *10–11*, +3 to +5 · dangerous *12–15*, +6 to +8 · deadly *16–20*, +9 to +12.',
        ],
        table: {
          head: ['Level', 'Setback', 'Dangerous', 'Deadly'],
          rows: [
            ['1–4', '1d10', '2d10', '4d10'],
            ['5–10', '2d10', '4d10', '10d10'],
            ['11–16', '4d10', '10d10', '18d10'],
            ['17–20', '10d10', '18d10', '24d10'],
          ],
        },
        srd: 'Traps: Trap Effects',
      },
    },
  },
];
