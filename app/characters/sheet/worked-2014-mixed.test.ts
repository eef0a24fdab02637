import { expect, test } from 'vitest';
import { numbersOf, type WorkedOut } from '../../../tests/harness/worked-character';

/** Paladins, rangers and multiclass characters, calculated by the rules of SRD 5.1. */
const WORKED: readonly WorkedOut[] = [
  [
    'a dragonborn paladin at level 6: its aura on every save',
    {
      race: 'dragonborn',
      classes: 'paladin 6 devotion',
      scores: [15, 10, 13, 8, 12, 14],
      choices: {
        'paladin/fighting-style#style': ['dueling'],
        'paladin/improvement-4#improvement': ['str', 'cha'],
      },
      wears: ['chain-mail', 'shield', 'longsword+1'],
    },
    {
      // Str 15 + 2 + 1, Cha 14 + 1 + 1.
      scores: '18 10 13 8 12 16',
      // 10 + 5 × 6 + 6.
      hp: 46,
      ac: 18,
      // + 3 each; Wis 1 + 3 + 3, Cha 3 + 3 + 3.
      saves: '7 3 4 2 7 9',
      // 4 + 3 + 1; 1d8 + 4 + 1 + 2.
      attacks: ['Longsword 8 1d8+7', 'Unarmed strike 7 5'],
      // 8 + 3 + 3; half of 6 and 3.
      dc: 14,
      slots: '4 2',
      prepares: [6],
      attacksEach: 2,
    },
  ],
  [
    'a ranger at level 5 with Archery',
    {
      race: 'elf',
      subrace: 'high-elf',
      classes: 'ranger 5 hunter',
      scores: [12, 15, 13, 8, 14, 10],
      wears: ['studded-leather-armor', 'longbow'],
      choices: {
        'ranger/fighting-style#style': ['archery'],
        'ranger/improvement-4#improvement': ['dex', 'con'],
      },
    },
    {
      scores: '12 18 14 9 14 10',
      // 10 + 4 × 6 + 5 × 2.
      hp: 44,
      // 12 + 4.
      ac: 16,
      // 4 + 3 + 2.
      attacks: ['Longbow 9 1d8+4', 'Unarmed strike 4 2'],
      dc: 13,
      slots: '4 2',
      prepares: [4],
    },
  ],
  [
    'a fighter 2 and wizard 3: slots of the wizard, saves of the fighter',
    {
      race: 'human',
      classes: 'fighter 2, wizard 3',
      scores: [13, 14, 13, 15, 10, 8],
      wears: ['chain-mail'],
    },
    {
      scores: '14 15 14 16 11 9',
      // 10 + 6 + 3 × 4 + 5 × 2.
      hp: 38,
      ac: 16,
      saves: '5 2 5 3 0 -1',
      // 8 + 3 + 3; 3 + 3.
      dc: 14,
      slots: '4 2',
      prepares: [6],
      speed: 30,
    },
  ],
  [
    'a paladin 5 and sorcerer 4: caster level 2 + 4',
    {
      race: 'half-elf',
      classes: 'paladin 5 devotion, sorcerer 4 draconic',
      scores: [14, 12, 13, 8, 10, 15],
      choices: { 'half-elf/two-abilities#abilities': ['str', 'con'] },
    },
    {
      scores: '15 12 14 8 10 17',
      // 10 + 4 × 6 + 4 × 4 + 9 × 2 + 4 (draconic).
      hp: 72,
      // 13 + 1 (scales).
      ac: 14,
      saves: '2 1 2 -1 4 7',
      // Paladin: half of 5, and 3; sorcerer: five known.
      dc: 15,
      slots: '4 3 3',
      prepares: [5, 5],
      attacksEach: 2,
    },
  ],
  [
    'a warlock 2 and bard 3: pact slots beside those of the bard',
    { race: 'tiefling', classes: 'warlock 2 fiend, bard 3 lore', scores: [8, 14, 13, 12, 10, 15] },
    {
      scores: '8 14 13 13 10 17',
      // 8 + 5 + 3 × 5 + 5 × 1.
      hp: 33,
      dc: 14,
      slots: '4 2',
      pact: { level: 1, slots: 2 },
      prepares: [3, 6],
      // The warlock's saves; Jack of All Trades: Dex 2 + half of 3.
      saves: '-1 2 1 1 3 6',
      initiative: 3,
    },
  ],
  [
    'a barbarian 1 and monk 4: the better of two ways to do without armor',
    { race: 'human', classes: 'barbarian 1, monk 4 open-hand', scores: [13, 14, 15, 8, 13, 10] },
    {
      scores: '14 15 16 9 14 11',
      // 12 + 4 × 5 + 5 × 3.
      hp: 47,
      // 10 + 2 + 3 beats 10 + 2 + 2.
      ac: 15,
      // 30 + 10 (monk).
      speed: 40,
      // The monk die of level 4; Str 2 equals Dex 2.
      attacks: ['Unarmed strike 5 1d4+2'],
    },
  ],
];

test.each(WORKED)('%s', (_, worked, numbers) => {
  expect(numbersOf('2014', worked)).toMatchObject(numbers);
});
