import { expect, test } from 'vitest';
import { numbersOf, type WorkedOut } from '../../../tests/harness/worked-character';

/** Bards, clerics, druids, sorcerers, warlocks and wizards, calculated by the rules of SRD 5.1. */
const WORKED: readonly WorkedOut[] = [
  [
    'a hill dwarf cleric of the Life domain at level 5, in scale mail with shield and mace',
    {
      race: 'dwarf',
      subrace: 'hill-dwarf',
      classes: 'cleric 5 life',
      scores: [14, 8, 13, 10, 15, 12],
      wears: ['scale-mail', 'shield', 'mace'],
    },
    {
      // Con 13 + 2, Wis 15 + 1.
      scores: '14 8 15 10 16 12',
      // 8 + 4 × 5 + 5 × 2 (Con) + 5 (tough).
      hp: 43,
      // 14 + (−1) + 2.
      ac: 15,
      initiative: -1,
      speed: 25,
      proficiencyBonus: 3,
      // Wis 3 + 3, Cha 1 + 3.
      saves: '2 -1 2 0 6 4',
      // 8 + 3 + 3; 5 + 3 prepared.
      dc: 14,
      slots: '4 3 2',
      prepares: [8],
      // Mace 2 + 3, 1d6 + 2.
      attacks: ['Mace 5 1d6+2', 'Unarmed strike 5 3'],
      // Insight 3 + 3 from the acolyte.
      skills: { insight: 6, perception: 3, religion: 3 },
    },
  ],
  [
    'a gnome wizard at level 1 in robes',
    {
      race: 'gnome',
      subrace: 'rock-gnome',
      classes: 'wizard 1',
      scores: [8, 14, 13, 15, 12, 10],
      wears: ['dagger'],
    },
    {
      scores: '8 14 14 17 12 10',
      // 6 + 2.
      hp: 8,
      ac: 12,
      speed: 25,
      // 8 + 2 + 3; 1 + 3 prepared.
      dc: 13,
      slots: '2',
      prepares: [4],
      attacks: ['Dagger 4 1d4+2', 'Unarmed strike 1 0'],
      saves: '-1 2 2 5 3 0',
    },
  ],
  [
    'a wizard at level 20',
    {
      race: 'human',
      classes: 'wizard 20 evocation',
      scores: [8, 14, 14, 15, 12, 10],
      choices: {
        'wizard/improvement-4#improvement': ['int', 'int'],
        'wizard/improvement-8#improvement': ['int', 'int'],
      },
    },
    {
      scores: '9 15 15 20 13 11',
      // 6 + 19 × 4 + 20 × 2.
      hp: 122,
      // 8 + 6 + 5; 20 + 5.
      dc: 19,
      prepares: [25],
      slots: '4 3 3 3 3 2 2 1 1',
      saves: '-1 2 2 11 7 0',
    },
  ],
  [
    'a half-elf bard at level 2: half proficiency in whatever it lacks',
    {
      race: 'half-elf',
      classes: 'bard 2',
      scores: [8, 14, 13, 10, 12, 15],
      choices: {
        'half-elf/two-abilities#abilities': ['dex', 'con'],
        'half-elf/skill-versatility#skills': ['perception', 'stealth'],
        'bard:first/skills': ['persuasion', 'performance', 'deception'],
      },
      wears: ['leather-armor', 'rapier'],
    },
    {
      scores: '8 15 14 10 12 17',
      // 8 + 5 + 2 × 2.
      hp: 17,
      // 11 + 2.
      ac: 13,
      // Dex 2 + half of 2.
      initiative: 3,
      // 8 + 2 + 3; five known at level 2.
      dc: 13,
      slots: '3',
      prepares: [5],
      skills: { persuasion: 5, athletics: 0, arcana: 1, stealth: 4 },
      perception: 13,
    },
  ],
  [
    'a tiefling warlock at level 5: two slots of level 3',
    {
      race: 'tiefling',
      classes: 'warlock 5 fiend',
      scores: [8, 14, 13, 12, 10, 15],
      choices: { 'warlock/improvement-4#improvement': ['cha', 'con'] },
    },
    {
      // Int + 1, Cha + 2 + 1, Con + 1.
      scores: '8 14 14 13 10 18',
      // 8 + 4 × 5 + 5 × 2.
      hp: 38,
      dc: 15,
      slots: '',
      pact: { level: 3, slots: 2 },
      prepares: [6],
      saves: '-1 2 2 1 3 7',
    },
  ],
  [
    'a draconic sorcerer at level 3: scales and toughness',
    {
      race: 'human',
      classes: 'sorcerer 3 draconic',
      scores: [8, 14, 13, 10, 12, 15],
    },
    {
      scores: '9 15 14 11 13 16',
      // 6 + 2 × 4 + 3 × 2 + 3.
      hp: 23,
      // 13 + 2.
      ac: 15,
      // Four known.
      dc: 13,
      slots: '4 2',
      prepares: [4],
      saves: '-1 2 4 0 1 5',
    },
  ],
  [
    'a druid at level 9 in leather with a shield',
    {
      race: 'human',
      classes: 'druid 9 land',
      scores: [10, 13, 14, 12, 15, 8],
      choices: {
        'druid/improvement-4#improvement': ['wis', 'wis'],
        'druid/improvement-8#improvement': ['wis', 'wis'],
      },
      wears: ['leather-armor', 'shield', 'scimitar'],
    },
    {
      // Dex 14, Wis 15 + 1 + 4.
      scores: '11 14 15 13 20 9',
      // 8 + 8 × 5 + 9 × 2.
      hp: 66,
      // 11 + 2 + 2.
      ac: 15,
      // 8 + 4 + 5; 9 + 5.
      dc: 17,
      slots: '4 3 3 3 1',
      prepares: [14],
      attacks: ['Scimitar 6 1d6+2', 'Unarmed strike 4 1'],
    },
  ],
  [
    'a dwarf is not slowed, and a wizard’s hits are made without proficiency',
    {
      race: 'dwarf',
      subrace: 'hill-dwarf',
      classes: 'wizard 2 evocation',
      scores: [10, 10, 6, 15, 10, 10],
      wears: ['plate-armor', 'greatsword'],
    },
    {
      // Con 8: 6 − 1, 4 − 1, and 2 for a hill dwarf.
      hp: 10,
      ac: 18,
      speed: 25,
      attacks: ['Greatsword 0 2d6', 'Unarmed strike 2 1'],
      problems: ['Plate Armor: you are not trained with it.'],
    },
  ],
];

test.each(WORKED)('%s', (_, worked, numbers) => {
  expect(numbersOf('2014', worked)).toMatchObject(numbers);
});
