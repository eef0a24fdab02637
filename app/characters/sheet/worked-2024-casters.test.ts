import { expect, test } from 'vitest';
import { from, numbersOf, type WorkedOut } from '../../../tests/harness/worked-character';

/** Bards, clerics, druids, sorcerers, warlocks and wizards, calculated by the rules of SRD 5.2. */
const WORKED: readonly WorkedOut[] = [
  [
    'a dwarf cleric of the Life domain at level 5',
    {
      race: 'dwarf',
      classes: 'cleric 5 life',
      scores: [14, 8, 13, 10, 15, 12],
      choices: from('acolyte', 'wis', 'cha'),
      wears: ['scale-mail', 'shield', 'mace'],
    },
    {
      scores: '14 8 13 10 17 13',
      // 8 + 4 × 5 + 5 × 1 + 5 (toughness).
      hp: 38,
      // 14 − 1 + 2.
      ac: 15,
      speed: 30,
      saves: '2 -1 1 0 6 4',
      // 8 + 3 + 3; nine by the table.
      dc: 14,
      slots: '4 3 2',
      prepares: [9],
    },
  ],
  [
    'a gnome wizard at level 1',
    {
      race: 'gnome',
      subrace: 'forest-gnome',
      background: 'sage',
      classes: 'wizard 1',
      scores: [8, 14, 13, 15, 12, 10],
      choices: from('sage', 'int', 'con'),
    },
    {
      scores: '8 14 14 17 12 10',
      hp: 8,
      ac: 12,
      speed: 30,
      dc: 13,
      slots: '2',
      prepares: [4],
      saves: '-1 2 2 5 3 0',
    },
  ],
  [
    'a human wizard at level 20',
    {
      race: 'human',
      background: 'sage',
      classes: 'wizard 20 evocation',
      scores: [8, 14, 14, 15, 12, 10],
      choices: {
        ...from('sage', 'int', 'con'),
        'wizard/improvement-4#improvement': ['int', 'int'],
        'wizard/improvement-8#improvement': ['int', 'con'],
      },
    },
    {
      scores: '8 14 16 20 12 10',
      // 6 + 19 × 4 + 20 × 3.
      hp: 142,
      dc: 19,
      prepares: [25],
      slots: '4 3 3 3 3 2 2 1 1',
    },
  ],
  [
    'a human bard at level 2: half proficiency in skills, none on initiative',
    {
      race: 'human',
      classes: 'bard 2',
      scores: [8, 14, 13, 10, 12, 15],
      choices: from('acolyte', 'cha', 'wis'),
      wears: ['leather-armor'],
    },
    {
      scores: '8 14 13 10 13 17',
      // 8 + 5 + 2 × 1.
      hp: 15,
      ac: 13,
      initiative: 2,
      dc: 13,
      slots: '3',
      prepares: [5],
      skills: { arcana: 1, athletics: 0, religion: 2, insight: 3 },
    },
  ],
  [
    'a tiefling warlock at level 5',
    {
      race: 'tiefling',
      subrace: 'infernal',
      classes: 'warlock 5 fiend',
      scores: [8, 14, 13, 12, 10, 15],
      choices: {
        ...from('acolyte', 'cha', 'wis'),
        'warlock/improvement-4#improvement': ['cha', 'con'],
      },
    },
    {
      // 8 + 4 × 5 + 5 × 2.
      scores: '8 14 14 12 11 18',
      hp: 38,
      dc: 15,
      slots: '',
      pact: { level: 3, slots: 2 },
      prepares: [6],
    },
  ],
  [
    'a draconic sorcerer at level 3: Dexterity and Charisma for armor',
    {
      race: 'human',
      classes: 'sorcerer 3 draconic',
      scores: [8, 14, 13, 10, 12, 15],
      choices: from('acolyte', 'cha', 'wis'),
    },
    {
      // 6 + 2 × 4 + 3 × 1 + 3; 10 + 2 + 3.
      scores: '8 14 13 10 13 17',
      hp: 20,
      ac: 15,
      dc: 13,
      slots: '4 2',
      prepares: [6],
    },
  ],
  [
    'an orc druid at level 9 with leather and shield',
    {
      race: 'orc',
      background: 'sage',
      classes: 'druid 9 land',
      scores: [10, 13, 14, 12, 15, 8],
      wears: ['leather-armor', 'shield'],
      choices: {
        ...from('sage', 'wis', 'con'),
        'druid/improvement-4#improvement': ['wis', 'wis'],
        'druid/improvement-8#improvement': ['wis', 'con'],
      },
    },
    {
      // 8 + 8 × 5 + 9 × 3; 11 + 1 + 2.
      scores: '10 13 16 12 20 8',
      hp: 75,
      ac: 14,
      dc: 17,
      slots: '4 3 3 3 1',
      prepares: [14],
    },
  ],
  [
    'a wizard with a shield has nothing of it',
    {
      race: 'human',
      background: 'sage',
      classes: 'wizard 1',
      scores: [8, 14, 13, 15, 12, 10],
      wears: ['shield'],
    },
    { ac: 12, problems: ['Shield: you are not trained with it.'] },
  ],
];

test.each(WORKED)('%s', (_, worked, numbers) => {
  expect(numbersOf('2024', worked)).toMatchObject(numbers);
});
