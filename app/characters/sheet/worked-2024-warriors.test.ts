import { expect, test } from 'vitest';
import { from, numbersOf, type WorkedOut } from '../../../tests/harness/worked-character';

/** Barbarians, fighters, monks and rogues, calculated by the rules of SRD 5.2. */
const WORKED: readonly WorkedOut[] = [
  [
    'a human champion at level 5 with Defense',
    {
      race: 'human',
      background: 'soldier',
      classes: 'fighter 5 champion',
      scores: [15, 13, 14, 8, 12, 10],
      wears: ['chain-mail', 'greatsword'],
      choices: {
        ...from('soldier', 'str', 'con'),
        'fighter/fighting-style#style': ['defense'],
        'fighter/improvement-4#improvement': ['str', 'con'],
      },
    },
    {
      scores: '18 13 16 8 12 10',
      // 10 + 4 × 6 + 5 × 3.
      hp: 49,
      // 16 + 1.
      ac: 17,
      attacksEach: 2,
      attacks: ['Greatsword 7 2d6+4', 'Unarmed strike 7 5'],
      // Athletics from the soldier: 4 + 3.
      skills: { athletics: 7, intimidation: 3 },
    },
  ],
  [
    'an orc barbarian at level 1 without armor',
    {
      race: 'orc',
      background: 'soldier',
      classes: 'barbarian 1',
      scores: [15, 13, 14, 8, 12, 10],
      wears: ['greataxe'],
      choices: from('soldier', 'str', 'con'),
    },
    {
      scores: '17 13 15 8 12 10',
      hp: 14,
      ac: 13,
      saves: '5 1 4 -1 1 0',
      attacks: ['Greataxe 5 1d12+3', 'Unarmed strike 5 4'],
    },
  ],
  [
    'an orc barbarian at level 20: Strength and Constitution by 4 more, up to 25',
    {
      race: 'orc',
      background: 'soldier',
      classes: 'barbarian 20 berserker',
      scores: [15, 14, 14, 8, 12, 10],
      choices: {
        ...from('soldier', 'str', 'con'),
        'barbarian/improvement-4#improvement': ['str', 'str'],
        'barbarian/improvement-8#improvement': ['str', 'con'],
        'barbarian/improvement-12#improvement': ['con', 'con'],
        'barbarian/improvement-16#improvement': ['con', 'con'],
      },
    },
    {
      scores: '24 14 24 8 12 10',
      // 12 + 19 × 7 + 20 × 7.
      hp: 285,
      // 10 + 2 + 7; 30 + 10.
      ac: 19,
      speed: 40,
      saves: '13 2 13 -1 1 0',
    },
  ],
  [
    'a halfling monk at level 6, alert',
    {
      race: 'halfling',
      background: 'criminal',
      classes: 'monk 6 open-hand',
      scores: [10, 15, 13, 8, 14, 12],
      choices: {
        ...from('criminal', 'dex', 'con'),
        'monk/improvement-4#improvement': ['dex', 'wis'],
      },
    },
    {
      scores: '10 18 14 8 15 12',
      // 8 + 5 × 5 + 6 × 2.
      hp: 45,
      // 10 + 4 + 2; 30 + 15; Dex 4 and proficiency 3.
      ac: 16,
      speed: 45,
      initiative: 7,
      saves: '3 7 2 -1 2 1',
      attacks: ['Unarmed strike 7 1d8+4'],
    },
  ],
  [
    'a halfling rogue at level 1',
    {
      race: 'halfling',
      background: 'criminal',
      classes: 'rogue 1',
      scores: [8, 15, 14, 12, 13, 10],
      wears: ['leather-armor', 'rapier'],
      choices: from('criminal', 'dex', 'con'),
    },
    {
      scores: '8 17 15 12 13 10',
      hp: 10,
      ac: 14,
      speed: 30,
      // Dex 3 and proficiency 2.
      initiative: 5,
      attacks: ['Rapier 5 1d8+3', 'Unarmed strike 1 0'],
      // Stealth from the criminal: 3 + 2.
      skills: { stealth: 5, 'sleight-of-hand': 5 },
    },
  ],
  [
    'a goliath fighter carries as one larger',
    {
      race: 'goliath',
      background: 'soldier',
      classes: 'fighter 1',
      scores: [15, 12, 14, 8, 13, 10],
      wears: ['plate-armor', 'longsword in two hands'],
      choices: from('soldier', 'str', 'con'),
    },
    {
      // 10 + 2; 15 × 17 × 2.
      scores: '17 12 15 8 13 10',
      hp: 12,
      ac: 18,
      speed: 35,
      carries: 510,
      attacks: ['Longsword 5 1d10+3', 'Unarmed strike 5 4'],
    },
  ],
];

test.each(WORKED)('%s', (_, worked, numbers) => {
  expect(numbersOf('2024', worked)).toMatchObject(numbers);
});
