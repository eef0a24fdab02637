import { expect, test } from 'vitest';
import { from, numbersOf, type WorkedOut } from '../../../tests/harness/worked-character';

/** Paladins, rangers and multiclass characters, calculated by the rules of SRD 5.2. */
const WORKED: readonly WorkedOut[] = [
  [
    'a dragonborn paladin at level 1 casts already',
    {
      race: 'dragonborn',
      background: 'soldier',
      classes: 'paladin 1',
      scores: [15, 10, 13, 8, 12, 14],
      wears: ['chain-mail', 'shield', 'longsword'],
      choices: from('soldier', 'str', 'con'),
    },
    {
      // 10 + 2; 16 + 2.
      scores: '17 10 14 8 12 14',
      hp: 12,
      ac: 18,
      dc: 12,
      slots: '2',
      prepares: [2],
      saves: '3 0 2 -1 3 4',
      attacks: ['Longsword 5 1d8+3', 'Unarmed strike 5 4'],
    },
  ],
  [
    'a wood elf ranger at level 5 with Archery',
    {
      race: 'elf',
      subrace: 'wood-elf',
      background: 'soldier',
      classes: 'ranger 5 hunter',
      scores: [12, 15, 13, 8, 14, 10],
      wears: ['studded-leather-armor', 'longbow'],
      choices: {
        ...from('soldier', 'dex', 'con'),
        'ranger/fighting-style#style': ['archery'],
        'ranger/improvement-4#improvement': ['dex', 'con'],
      },
    },
    {
      // Con 13 + 1 + 1.
      scores: '12 18 15 8 14 10',
      hp: 44,
      ac: 16,
      speed: 35,
      // 4 + 3 + 2.
      attacks: ['Longbow 9 1d8+4', 'Unarmed strike 4 2'],
      dc: 13,
      slots: '4 2',
      prepares: [6],
    },
  ],
  [
    'a fighter 2 and wizard 3',
    {
      race: 'human',
      background: 'sage',
      classes: 'fighter 2, wizard 3',
      scores: [13, 14, 13, 15, 10, 8],
      choices: from('sage', 'int', 'con'),
    },
    {
      // 10 + 6 + 3 × 4 + 5 × 2; only the fighter's saves.
      scores: '13 14 14 17 10 8',
      hp: 38,
      saves: '4 2 5 3 0 -1',
      dc: 14,
      slots: '4 2',
      prepares: [6],
    },
  ],
  [
    'a paladin 5 and sorcerer 4: half of 5 rounded up, and 4',
    {
      race: 'human',
      classes: 'paladin 5 devotion, sorcerer 4 draconic',
      scores: [14, 12, 13, 8, 10, 15],
      choices: from('acolyte', 'cha', 'wis'),
    },
    {
      // 10 + 4 × 6 + 4 × 4 + 9 × 1 + 4; 10 + 1 + 3.
      scores: '14 12 13 8 11 17',
      hp: 63,
      ac: 14,
      // Caster level 7.
      dc: 15,
      slots: '4 3 3 1',
      prepares: [6, 7],
      attacksEach: 2,
    },
  ],
  [
    'a warlock 2 and bard 3',
    {
      race: 'tiefling',
      subrace: 'abyssal',
      classes: 'warlock 2, bard 3 lore',
      scores: [8, 14, 13, 12, 10, 15],
      choices: from('acolyte', 'cha', 'wis'),
    },
    {
      // 8 + 5 + 3 × 5 + 5 × 1.
      hp: 33,
      initiative: 2,
      saves: '-1 2 1 1 3 6',
      slots: '4 2',
      pact: { level: 1, slots: 2 },
      prepares: [3, 6],
    },
  ],
  [
    'a barbarian 1 and monk 4',
    {
      race: 'human',
      background: 'soldier',
      classes: 'barbarian 1, monk 4 open-hand',
      scores: [13, 14, 14, 8, 13, 10],
      choices: from('soldier', 'dex', 'con'),
    },
    {
      // 12 + 4 × 5 + 5 × 2; 10 + 3 + 2 beats 10 + 3 + 1; 30 + 10.
      scores: '13 16 15 8 13 10',
      hp: 42,
      ac: 15,
      speed: 40,
      attacks: ['Unarmed strike 6 1d6+3'],
    },
  ],
];

test.each(WORKED)('%s', (_, worked, numbers) => {
  expect(numbersOf('2024', worked)).toMatchObject(numbers);
});
