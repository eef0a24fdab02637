import { expect, test } from 'vitest';
import { numbersOf, type Worked } from '../../../tests/harness/worked-character';

type Numbers = Partial<Omit<ReturnType<typeof numbersOf>, 'skills'>> & {
  skills?: Partial<ReturnType<typeof numbersOf>['skills']>;
};

/** Twenty characters by the rules of SRD 5.1, each number worked out by hand beside it. */
const WORKED: readonly (readonly [string, Worked, Numbers])[] = [
  [
    'a hill dwarf cleric of the Life domain at level 5, in scale mail with shield and mace',
    {
      ...{ race: 'dwarf', subrace: 'hill-dwarf', classes: 'cleric 5 life' },
      ...{ scores: [14, 8, 13, 10, 15, 12], wears: ['scale-mail', 'shield', 'mace'] },
    },
    {
      // Con 13 + 2, Wis 15 + 1.
      scores: '14 8 15 10 16 12',
      // 8 + 4 × 5 + 5 × 2 (Con) + 5 (tough).
      hp: 43,
      // 14 + (−1) + 2.
      ac: 15,
      ...{ initiative: -1, speed: 25, proficiencyBonus: 3 },
      // Wis 3 + 3, Cha 1 + 3.
      saves: '2 -1 2 0 6 4',
      // 8 + 3 + 3; 5 + 3 prepared.
      ...{ dc: 14, slots: '4 3 2', prepares: [8] },
      // Mace 2 + 3, 1d6 + 2.
      attacks: ['Mace 5 1d6+2', 'Unarmed strike 5 3'],
      // Insight 3 + 3 of an acolyte.
      skills: { insight: 6, perception: 3, religion: 3 },
    },
  ],
  [
    'a human champion at level 11 with a greatsword and Defense',
    {
      ...{ race: 'human', classes: 'fighter 11 champion' },
      ...{ scores: [15, 13, 14, 8, 12, 10], wears: ['plate-armor', 'greatsword'] },
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
      ...{ attacksEach: 3, dc: null, carries: 300 },
      // Athletics 5 + 4; Acrobatics 2 + half of 4; Perception 1 + 4.
      skills: { athletics: 9, acrobatics: 4, perception: 5, stealth: 4 },
      perception: 15,
    },
  ],
  [
    'a half-orc barbarian at level 1 without armor',
    {
      ...{ race: 'half-orc', classes: 'barbarian 1' },
      ...{ scores: [15, 13, 14, 8, 12, 10], wears: ['greataxe'] },
    },
    {
      // Str + 2, Con + 1.
      scores: '17 13 15 8 12 10',
      ...{ hp: 14, initiative: 1 },
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
      ...{ race: 'half-orc', classes: 'barbarian 20 berserker' },
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
      ...{ race: 'elf', subrace: 'high-elf', classes: 'monk 6 open-hand' },
      ...{ scores: [10, 15, 13, 8, 14, 12], wears: ['shortsword', 'quarterstaff in two hands'] },
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
      // Dex 4 + 3; the die of a monk is 1d6; a quarterstaff in two hands has 1d8.
      attacks: ['Shortsword 7 1d6+4', 'Quarterstaff 7 1d8+4', 'Unarmed strike 7 1d6+4'],
      // Perception of an elf: 2 + 3.
      ...{ perception: 15, attacksEach: 2 },
    },
  ],
  [
    'a halfling rogue at level 1 with expertise in Stealth and Perception',
    {
      ...{ race: 'halfling', subrace: 'lightfoot-halfling', classes: 'rogue 1' },
      ...{ scores: [8, 15, 14, 12, 13, 10], wears: ['leather-armor', 'rapier', 'shortbow'] },
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
      ...{ speed: 25, initiative: 3 },
      saves: '-1 5 2 3 1 0',
      attacks: ['Rapier 5 1d8+3', 'Shortbow 5 1d6+3', 'Unarmed strike 1 0'],
      // Stealth 3 + 4, Perception 1 + 4, Acrobatics 3 + 2.
      skills: { stealth: 7, perception: 5, acrobatics: 5 },
      perception: 15,
    },
  ],
  [
    'a gnome wizard at level 1 in robes',
    {
      ...{ race: 'gnome', subrace: 'rock-gnome', classes: 'wizard 1' },
      ...{ scores: [8, 14, 13, 15, 12, 10], wears: ['dagger'] },
    },
    {
      scores: '8 14 14 17 12 10',
      // 6 + 2.
      hp: 8,
      ...{ ac: 12, speed: 25 },
      // 8 + 2 + 3; 1 + 3 prepared.
      ...{ dc: 13, slots: '2', prepares: [4] },
      attacks: ['Dagger 4 1d4+2', 'Unarmed strike 1 0'],
      saves: '-1 2 2 5 3 0',
    },
  ],
  [
    'a wizard at level 20',
    {
      ...{ race: 'human', classes: 'wizard 20 evocation', scores: [8, 14, 14, 15, 12, 10] },
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
      ...{ dc: 19, prepares: [25], slots: '4 3 3 3 3 2 2 1 1' },
      saves: '-1 2 2 11 7 0',
    },
  ],
  [
    'a half-elf bard at level 2: half proficiency in whatever it lacks',
    {
      ...{ race: 'half-elf', classes: 'bard 2', scores: [8, 14, 13, 10, 12, 15] },
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
      ...{ dc: 13, slots: '3', prepares: [5] },
      skills: { persuasion: 5, athletics: 0, arcana: 1, stealth: 4 },
      perception: 13,
    },
  ],
  [
    'a dragonborn paladin at level 6: its aura on every save',
    {
      ...{ race: 'dragonborn', classes: 'paladin 6 devotion', scores: [15, 10, 13, 8, 12, 14] },
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
      ...{ dc: 14, slots: '4 2', prepares: [6], attacksEach: 2 },
    },
  ],
  [
    'a ranger at level 5 with Archery',
    {
      ...{ race: 'elf', subrace: 'high-elf', classes: 'ranger 5 hunter' },
      ...{ scores: [12, 15, 13, 8, 14, 10], wears: ['studded-leather-armor', 'longbow'] },
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
      ...{ dc: 13, slots: '4 2', prepares: [4] },
    },
  ],
  [
    'a tiefling warlock at level 5: two slots of level 3',
    {
      ...{ race: 'tiefling', classes: 'warlock 5 fiend', scores: [8, 14, 13, 12, 10, 15] },
      choices: { 'warlock/improvement-4#improvement': ['cha', 'con'] },
    },
    {
      // Int + 1, Cha + 2 + 1, Con + 1.
      scores: '8 14 14 13 10 18',
      // 8 + 4 × 5 + 5 × 2.
      hp: 38,
      ...{ dc: 15, slots: '', pact: { level: 3, slots: 2 }, prepares: [6] },
      saves: '-1 2 2 1 3 7',
    },
  ],
  [
    'a draconic sorcerer at level 3: scales and toughness',
    {
      ...{ race: 'human', classes: 'sorcerer 3 draconic', scores: [8, 14, 13, 10, 12, 15] },
    },
    {
      scores: '9 15 14 11 13 16',
      // 6 + 2 × 4 + 3 × 2 + 3.
      hp: 23,
      // 13 + 2.
      ac: 15,
      // Four known.
      ...{ dc: 13, slots: '4 2', prepares: [4] },
      saves: '-1 2 4 0 1 5',
    },
  ],
  [
    'a druid at level 9 in leather with a shield',
    {
      ...{ race: 'human', classes: 'druid 9 land', scores: [10, 13, 14, 12, 15, 8] },
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
      ...{ dc: 17, slots: '4 3 3 3 1', prepares: [14] },
      attacks: ['Scimitar 6 1d6+2', 'Unarmed strike 4 1'],
    },
  ],
  [
    'a fighter 2 and wizard 3: slots of the wizard, saves of the fighter',
    {
      ...{ race: 'human', classes: 'fighter 2, wizard 3', scores: [13, 14, 13, 15, 10, 8] },
      wears: ['chain-mail'],
    },
    {
      scores: '14 15 14 16 11 9',
      // 10 + 6 + 3 × 4 + 5 × 2.
      hp: 38,
      ac: 16,
      saves: '5 2 5 3 0 -1',
      // 8 + 3 + 3; 3 + 3.
      ...{ dc: 14, slots: '4 2', prepares: [6], speed: 30 },
    },
  ],
  [
    'a paladin 5 and sorcerer 4: caster level 2 + 4',
    {
      ...{ race: 'half-elf', classes: 'paladin 5 devotion, sorcerer 4 draconic' },
      ...{ scores: [14, 12, 13, 8, 10, 15] },
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
      ...{ dc: 15, slots: '4 3 3', prepares: [5, 5], attacksEach: 2 },
    },
  ],
  [
    'a warlock 2 and bard 3: pact slots beside those of the bard',
    { race: 'tiefling', classes: 'warlock 2 fiend, bard 3 lore', scores: [8, 14, 13, 12, 10, 15] },
    {
      scores: '8 14 13 13 10 17',
      // 8 + 5 + 3 × 5 + 5 × 1.
      hp: 33,
      ...{ dc: 14, slots: '4 2', pact: { level: 1, slots: 2 }, prepares: [3, 6] },
      // The warlock's saves; Jack of All Trades: Dex 2 + half of 3.
      ...{ saves: '-1 2 1 1 3 6', initiative: 3 },
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
      // Die of a monk of level 4; Str 2 as good as Dex 2.
      attacks: ['Unarmed strike 5 1d4+2'],
    },
  ],
  [
    'somebody weak in plate armor, who is no dwarf: 10 feet slower',
    {
      ...{ race: 'human', classes: 'fighter 1', scores: [8, 14, 10, 10, 10, 10] },
      ...{ wears: ['plate-armor', 'longsword in two hands'] },
    },
    {
      // Strength 9 is below 15.
      ...{ ac: 18, speed: 20, hp: 10, carries: 135 },
      attacks: ['Longsword 1 1d10-1', 'Unarmed strike 1 0'],
    },
  ],
  [
    'a dwarf is not slowed, and a wizard’s hits are made without proficiency',
    {
      ...{ race: 'dwarf', subrace: 'hill-dwarf', classes: 'wizard 2 evocation' },
      ...{ scores: [10, 10, 6, 15, 10, 10], wears: ['plate-armor', 'greatsword'] },
    },
    {
      // Con 8: 6 − 1, 4 − 1, and 2 of a hill dwarf.
      ...{ hp: 10, ac: 18, speed: 25 },
      attacks: ['Greatsword 0 2d6', 'Unarmed strike 2 1'],
      problems: ['Plate Armor: you are not trained with it.'],
    },
  ],
];

test.each(WORKED)('%s', (_, worked, numbers) => {
  expect(numbersOf('2014', worked)).toMatchObject(numbers);
});
