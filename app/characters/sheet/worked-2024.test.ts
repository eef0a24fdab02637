import { expect, test } from 'vitest';
import { numbersOf, type Worked } from '../../../tests/harness/worked-character';

type Numbers = Partial<Omit<ReturnType<typeof numbersOf>, 'skills'>> & {
  skills?: Partial<ReturnType<typeof numbersOf>['skills']>;
};

/** What a background adds: +2 to the first, +1 to the second. */
function from(background: string, first: string, second: string) {
  return { [`${background}/abilities#abilities`]: [first, second] };
}

/** Twenty characters by the rules of SRD 5.2.1, each number worked out by hand beside it. */
const WORKED: readonly (readonly [string, Worked, Numbers])[] = [
  [
    'a dwarf cleric of the Life domain at level 5',
    {
      ...{ race: 'dwarf', classes: 'cleric 5 life', scores: [14, 8, 13, 10, 15, 12] },
      choices: from('acolyte', 'wis', 'cha'),
      wears: ['scale-mail', 'shield', 'mace'],
    },
    {
      scores: '14 8 13 10 17 13',
      // 8 + 4 × 5 + 5 × 1 + 5 (toughness).
      hp: 38,
      // 14 − 1 + 2.
      ...{ ac: 15, speed: 30 },
      saves: '2 -1 1 0 6 4',
      // 8 + 3 + 3; nine of the table.
      ...{ dc: 14, slots: '4 3 2', prepares: [9] },
    },
  ],
  [
    'a human champion at level 5 with Defense',
    {
      ...{ race: 'human', background: 'soldier', classes: 'fighter 5 champion' },
      ...{ scores: [15, 13, 14, 8, 12, 10], wears: ['chain-mail', 'greatsword'] },
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
      ...{ ac: 17, attacksEach: 2 },
      attacks: ['Greatsword 7 2d6+4', 'Unarmed strike 7 5'],
      // Athletics of a soldier: 4 + 3.
      skills: { athletics: 7, intimidation: 3 },
    },
  ],
  [
    'an orc barbarian at level 1 without armor',
    {
      ...{ race: 'orc', background: 'soldier', classes: 'barbarian 1' },
      ...{ scores: [15, 13, 14, 8, 12, 10], wears: ['greataxe'] },
      choices: from('soldier', 'str', 'con'),
    },
    {
      ...{ scores: '17 13 15 8 12 10', hp: 14, ac: 13, saves: '5 1 4 -1 1 0' },
      attacks: ['Greataxe 5 1d12+3', 'Unarmed strike 5 4'],
    },
  ],
  [
    'an orc barbarian at level 20: Strength and Constitution by 4 more, up to 25',
    {
      ...{ race: 'orc', background: 'soldier', classes: 'barbarian 20 berserker' },
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
      ...{ ac: 19, speed: 40, saves: '13 2 13 -1 1 0' },
    },
  ],
  [
    'a halfling monk at level 6, alert',
    {
      ...{ race: 'halfling', background: 'criminal', classes: 'monk 6 open-hand' },
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
      ...{ ac: 16, speed: 45, initiative: 7, saves: '3 7 2 -1 2 1' },
      attacks: ['Unarmed strike 7 1d8+4'],
    },
  ],
  [
    'a halfling rogue at level 1',
    {
      ...{ race: 'halfling', background: 'criminal', classes: 'rogue 1' },
      ...{ scores: [8, 15, 14, 12, 13, 10], wears: ['leather-armor', 'rapier'] },
      choices: from('criminal', 'dex', 'con'),
    },
    {
      ...{ scores: '8 17 15 12 13 10', hp: 10, ac: 14, speed: 30 },
      // Dex 3 and proficiency 2.
      initiative: 5,
      attacks: ['Rapier 5 1d8+3', 'Unarmed strike 1 0'],
      // Stealth of a criminal: 3 + 2.
      skills: { stealth: 5, 'sleight-of-hand': 5 },
    },
  ],
  [
    'a gnome wizard at level 1',
    {
      ...{ race: 'gnome', subrace: 'forest-gnome', background: 'sage', classes: 'wizard 1' },
      scores: [8, 14, 13, 15, 12, 10],
      choices: from('sage', 'int', 'con'),
    },
    {
      ...{ scores: '8 14 14 17 12 10', hp: 8, ac: 12, speed: 30 },
      ...{ dc: 13, slots: '2', prepares: [4], saves: '-1 2 2 5 3 0' },
    },
  ],
  [
    'a human wizard at level 20',
    {
      ...{ race: 'human', background: 'sage', classes: 'wizard 20 evocation' },
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
      ...{ dc: 19, prepares: [25], slots: '4 3 3 3 3 2 2 1 1' },
    },
  ],
  [
    'a human bard at level 2: half proficiency in skills, none on initiative',
    {
      ...{ race: 'human', classes: 'bard 2', scores: [8, 14, 13, 10, 12, 15] },
      ...{ choices: from('acolyte', 'cha', 'wis'), wears: ['leather-armor'] },
    },
    {
      scores: '8 14 13 10 13 17',
      // 8 + 5 + 2 × 1.
      ...{ hp: 15, ac: 13, initiative: 2 },
      ...{ dc: 13, slots: '3', prepares: [5] },
      skills: { arcana: 1, athletics: 0, religion: 2, insight: 3 },
    },
  ],
  [
    'a dragonborn paladin at level 1 casts already',
    {
      ...{ race: 'dragonborn', background: 'soldier', classes: 'paladin 1' },
      ...{ scores: [15, 10, 13, 8, 12, 14], wears: ['chain-mail', 'shield', 'longsword'] },
      choices: from('soldier', 'str', 'con'),
    },
    {
      // 10 + 2; 16 + 2.
      ...{ scores: '17 10 14 8 12 14', hp: 12, ac: 18 },
      ...{ dc: 12, slots: '2', prepares: [2], saves: '3 0 2 -1 3 4' },
      attacks: ['Longsword 5 1d8+3', 'Unarmed strike 5 4'],
    },
  ],
  [
    'a wood elf ranger at level 5 with Archery',
    {
      ...{ race: 'elf', subrace: 'wood-elf', background: 'soldier', classes: 'ranger 5 hunter' },
      ...{ scores: [12, 15, 13, 8, 14, 10], wears: ['studded-leather-armor', 'longbow'] },
      choices: {
        ...from('soldier', 'dex', 'con'),
        'ranger/fighting-style#style': ['archery'],
        'ranger/improvement-4#improvement': ['dex', 'con'],
      },
    },
    {
      // Con 13 + 1 + 1.
      ...{ scores: '12 18 15 8 14 10', hp: 44, ac: 16, speed: 35 },
      // 4 + 3 + 2.
      attacks: ['Longbow 9 1d8+4', 'Unarmed strike 4 2'],
      ...{ dc: 13, slots: '4 2', prepares: [6] },
    },
  ],
  [
    'a tiefling warlock at level 5',
    {
      ...{ race: 'tiefling', subrace: 'infernal', classes: 'warlock 5 fiend' },
      scores: [8, 14, 13, 12, 10, 15],
      choices: {
        ...from('acolyte', 'cha', 'wis'),
        'warlock/improvement-4#improvement': ['cha', 'con'],
      },
    },
    {
      // 8 + 4 × 5 + 5 × 2.
      ...{ scores: '8 14 14 12 11 18', hp: 38 },
      ...{ dc: 15, slots: '', pact: { level: 3, slots: 2 }, prepares: [6] },
    },
  ],
  [
    'a draconic sorcerer at level 3: Dexterity and Charisma for armor',
    {
      ...{ race: 'human', classes: 'sorcerer 3 draconic', scores: [8, 14, 13, 10, 12, 15] },
      choices: from('acolyte', 'cha', 'wis'),
    },
    {
      // 6 + 2 × 4 + 3 × 1 + 3; 10 + 2 + 3.
      ...{ scores: '8 14 13 10 13 17', hp: 20, ac: 15 },
      ...{ dc: 13, slots: '4 2', prepares: [6] },
    },
  ],
  [
    'an orc druid at level 9 with leather and shield',
    {
      ...{ race: 'orc', background: 'sage', classes: 'druid 9 land' },
      ...{ scores: [10, 13, 14, 12, 15, 8], wears: ['leather-armor', 'shield'] },
      choices: {
        ...from('sage', 'wis', 'con'),
        'druid/improvement-4#improvement': ['wis', 'wis'],
        'druid/improvement-8#improvement': ['wis', 'con'],
      },
    },
    {
      // 8 + 8 × 5 + 9 × 3; 11 + 1 + 2.
      ...{ scores: '10 13 16 12 20 8', hp: 75, ac: 14 },
      ...{ dc: 17, slots: '4 3 3 3 1', prepares: [14] },
    },
  ],
  [
    'a fighter 2 and wizard 3',
    {
      ...{ race: 'human', background: 'sage', classes: 'fighter 2, wizard 3' },
      ...{ scores: [13, 14, 13, 15, 10, 8], choices: from('sage', 'int', 'con') },
    },
    {
      // 10 + 6 + 3 × 4 + 5 × 2; only the fighter's saves.
      ...{ scores: '13 14 14 17 10 8', hp: 38, saves: '4 2 5 3 0 -1' },
      ...{ dc: 14, slots: '4 2', prepares: [6] },
    },
  ],
  [
    'a paladin 5 and sorcerer 4: half of 5 rounded up, and 4',
    {
      ...{ race: 'human', classes: 'paladin 5 devotion, sorcerer 4 draconic' },
      ...{ scores: [14, 12, 13, 8, 10, 15], choices: from('acolyte', 'cha', 'wis') },
    },
    {
      // 10 + 4 × 6 + 4 × 4 + 9 × 1 + 4; 10 + 1 + 3.
      ...{ scores: '14 12 13 8 11 17', hp: 63, ac: 14 },
      // Caster level 7.
      ...{ dc: 15, slots: '4 3 3 1', prepares: [6, 7], attacksEach: 2 },
    },
  ],
  [
    'a warlock 2 and bard 3',
    {
      ...{ race: 'tiefling', subrace: 'abyssal', classes: 'warlock 2, bard 3 lore' },
      ...{ scores: [8, 14, 13, 12, 10, 15], choices: from('acolyte', 'cha', 'wis') },
    },
    {
      // 8 + 5 + 3 × 5 + 5 × 1.
      ...{ hp: 33, initiative: 2, saves: '-1 2 1 1 3 6' },
      ...{ slots: '4 2', pact: { level: 1, slots: 2 }, prepares: [3, 6] },
    },
  ],
  [
    'a barbarian 1 and monk 4',
    {
      ...{ race: 'human', background: 'soldier', classes: 'barbarian 1, monk 4 open-hand' },
      ...{ scores: [13, 14, 14, 8, 13, 10], choices: from('soldier', 'dex', 'con') },
    },
    {
      // 12 + 4 × 5 + 5 × 2; 10 + 3 + 2 beats 10 + 3 + 1; 30 + 10.
      ...{ scores: '13 16 15 8 13 10', hp: 42, ac: 15, speed: 40 },
      attacks: ['Unarmed strike 6 1d6+3'],
    },
  ],
  [
    'a wizard with a shield has nothing of it',
    {
      ...{ race: 'human', background: 'sage', classes: 'wizard 1' },
      ...{ scores: [8, 14, 13, 15, 12, 10], wears: ['shield'] },
    },
    { ac: 12, problems: ['Shield: you are not trained with it.'] },
  ],
  [
    'a goliath fighter carries as one larger',
    {
      ...{ race: 'goliath', background: 'soldier', classes: 'fighter 1' },
      ...{ scores: [15, 12, 14, 8, 13, 10], wears: ['plate-armor', 'longsword in two hands'] },
      choices: from('soldier', 'str', 'con'),
    },
    {
      // 10 + 2; 15 × 17 × 2.
      ...{ scores: '17 12 15 8 13 10', hp: 12, ac: 18, speed: 35, carries: 510 },
      attacks: ['Longsword 5 1d10+3', 'Unarmed strike 5 4'],
    },
  ],
];

test.each(WORKED)('%s', (_, worked, numbers) => {
  expect(numbersOf('2024', worked)).toMatchObject(numbers);
});
