import { expect, test } from 'vitest';
import { numbersOf, type WorkedOut } from '../../../tests/harness/worked-character';

/** Barbarians, fighters, monks and rogues, calculated by the rules of SRD 5.1. */
const WORKED: readonly WorkedOut[] = [
  [
    'a human champion at level 11 with a greatsword and Defense',
    {
      race: 'human',
      classes: 'fighter 11 champion',
      scores: [15, 13, 14, 8, 12, 10],
      wears: ['plate-armor', 'greatsword'],
      choices: {
        'fighter/fighting-style#style': ['defense'],
        'fighter:first/skills': ['athletics', 'perception'],
        'fighter/improvement-4#improvement': ['str', 'str'],
        'fighter/improvement-6#improvement': ['str', 'str'],
        'fighter/improvement-8#improvement': ['con', 'dex'],
      },
    },
    {
      // All + 1; Str + 4, Con and Dex + 1.
      scores: '20 15 16 9 13 11',
      // 10 + 10 × 6 + 11 × 3.
      hp: 103,
      // 18 + 1.
      ac: 19,
      // Dex 2, and half of 4 for a champion from level 7 on.
      initiative: 4,
      saves: '9 2 7 -1 1 0',
      attacks: ['Greatsword 9 2d6+5', 'Unarmed strike 9 6'],
      attacksEach: 3,
      dc: null,
      carries: 300,
      // Athletics 5 + 4; Acrobatics 2 + half of 4; Perception 1 + 4.
      skills: { athletics: 9, acrobatics: 4, perception: 5, stealth: 4 },
      perception: 15,
    },
  ],
  [
    'a half-orc barbarian at level 1 without armor',
    {
      race: 'half-orc',
      classes: 'barbarian 1',
      scores: [15, 13, 14, 8, 12, 10],
      wears: ['greataxe'],
    },
    {
      // Str + 2, Con + 1.
      scores: '17 13 15 8 12 10',
      hp: 14,
      initiative: 1,
      // 10 + 1 + 2.
      ac: 13,
      saves: '5 1 4 -1 1 0',
      attacks: ['Greataxe 5 1d12+3', 'Unarmed strike 5 4'],
      // Menacing: Intimidation 0 + 2.
      skills: { intimidation: 2 },
    },
  ],
  [
    'a barbarian at level 20: Strength and Constitution by 4 more, up to 24',
    {
      race: 'half-orc',
      classes: 'barbarian 20 berserker',
      scores: [15, 14, 14, 8, 12, 10],
      choices: {
        'barbarian/improvement-4#improvement': ['str', 'str'],
        'barbarian/improvement-8#improvement': ['str', 'con'],
        'barbarian/improvement-12#improvement': ['con', 'con'],
        'barbarian/improvement-16#improvement': ['con', 'con'],
        'barbarian/improvement-19#improvement': ['dex', 'dex'],
      },
    },
    {
      // Str 15 + 2 + 3 = 20, + 4; Con 14 + 1 + 5 = 20, + 4.
      scores: '24 16 24 8 12 10',
      // 12 + 19 × 7 + 20 × 7.
      hp: 285,
      // 10 + 3 + 7.
      ac: 20,
      // 30 + 10 (fast movement).
      speed: 40,
      saves: '13 3 13 -1 1 0',
    },
  ],
  [
    'an elven monk at level 6: bare hands, no armor',
    {
      race: 'elf',
      subrace: 'high-elf',
      classes: 'monk 6 open-hand',
      scores: [10, 15, 13, 8, 14, 12],
      wears: ['shortsword', 'quarterstaff in two hands'],
      choices: { 'monk/improvement-4#improvement': ['dex', 'wis'] },
    },
    {
      // Dex 15 + 2 + 1, Int + 1, Wis + 1.
      scores: '10 18 13 9 15 12',
      // 8 + 5 × 5 + 6 × 1.
      hp: 39,
      // 10 + 4 + 2.
      ac: 16,
      // 30 + 15.
      speed: 45,
      saves: '3 7 1 -1 2 1',
      // Dex 4 + 3; the monk die is 1d6; a quarterstaff in two hands has 1d8.
      attacks: ['Shortsword 7 1d6+4', 'Quarterstaff 7 1d8+4', 'Unarmed strike 7 1d6+4'],
      // Perception of an elf: 2 + 3.
      perception: 15,
      attacksEach: 2,
    },
  ],
  [
    'a halfling rogue at level 1 with expertise in Stealth and Perception',
    {
      race: 'halfling',
      subrace: 'lightfoot-halfling',
      classes: 'rogue 1',
      scores: [8, 15, 14, 12, 13, 10],
      wears: ['leather-armor', 'rapier', 'shortbow'],
      choices: {
        'rogue:first/skills': ['stealth', 'perception', 'acrobatics', 'deception'],
        'rogue/expertise#expertise': ['stealth', 'perception'],
      },
    },
    {
      scores: '8 17 14 12 13 11',
      // 8 + 2.
      hp: 10,
      // 11 + 3.
      ac: 14,
      speed: 25,
      initiative: 3,
      saves: '-1 5 2 3 1 0',
      attacks: ['Rapier 5 1d8+3', 'Shortbow 5 1d6+3', 'Unarmed strike 1 0'],
      // Stealth 3 + 4, Perception 1 + 4, Acrobatics 3 + 2.
      skills: { stealth: 7, perception: 5, acrobatics: 5 },
      perception: 15,
    },
  ],
  [
    'somebody weak in plate armor, who is no dwarf: 10 feet slower',
    {
      race: 'human',
      classes: 'fighter 1',
      scores: [8, 14, 10, 10, 10, 10],
      wears: ['plate-armor', 'longsword in two hands'],
    },
    {
      // Strength 9 is below 15.
      ac: 18,
      speed: 20,
      hp: 10,
      carries: 135,
      attacks: ['Longsword 1 1d10-1', 'Unarmed strike 1 0'],
    },
  ],
];

test.each(WORKED)('%s', (_, worked, numbers) => {
  expect(numbersOf('2014', worked)).toMatchObject(numbers);
});
