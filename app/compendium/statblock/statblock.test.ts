import { expect, test } from 'vitest';
import type { Roll } from '~/dice-tray/roll';
import { rollFacts, rollHint } from '~/dice-tray/roll-facts';
import type { MonsterRecord } from '../records/monster-record';
import { readMonsterRecord } from '../records/read-records';
import { apartRolls } from './apart-rolls';
import { plainText, type Statblock } from './statblock';
import { statblockHomebrewery } from './statblock-homebrewery';
import { statblockOf } from './statblock-lines';
import { statblockMarkdown } from './statblock-markdown';
import { textSegments } from './text-segments';

const emberhound = {
  slug: 'ember-hound',
  source: 'Test Book',
  edition: '2014',
  name: 'Ember Hound',
  size: 'Medium',
  type: 'fiend',
  subtype: 'any kennel',
  alignment: 'lawful evil',
  ac: { value: 15, kind: 'natural armor' },
  hp: { average: 45, dice: { count: 7, sides: 8 }, constant: 14 },
  speeds: { walk: 50, fly: 20, hover: true },
  abilities: { str: 17, dex: 8, con: 14, int: 6, wis: 13, cha: 6 },
  saves: { dex: 1, con: 4 },
  skills: { stealth: 1, perception: 5 },
  senses: { darkvision: 60, passivePerception: 15 },
  languages: { text: "understands Infernal but can't speak it", understands: ['Infernal'] },
  cr: 0.5,
  xp: 100,
  proficiencyBonus: 2,
  defences: { immune: [{ types: ['fire'], text: 'fire' }] },
  conditionImmune: ['charmed'],
  actions: [
    {
      name: 'Bite',
      text: 'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 7 (1d8 + 3) piercing damage plus 7 (2d6) fire damage.',
    },
    { name: 'Ember Breath', text: 'Smoke for 1d4 rounds.', recharge: { min: 5 } },
  ],
  legendary: {
    actionsPerRound: 3,
    intro: 'It may act.',
    actions: [{ name: 'Pounce', text: 'It leaps.', cost: 2 }],
  },
  spellcasting: [
    {
      name: 'Innate Spellcasting',
      kind: 'innate',
      intro: 'Its spell save DC is 12, +4 to hit with spell attacks.',
      ability: 'wis',
      atWill: [{ id: 'light', name: 'Light' }],
      perDay: [{ times: 1, each: true, spells: [{ id: 'fly', name: 'Fly', note: 'self only' }] }],
    },
  ],
};

function hound(change: Record<string, unknown> = {}): MonsterRecord {
  const reading = readMonsterRecord({ ...emberhound, ...change });
  if (!reading.ok) throw new Error(reading.problem);
  return reading.record;
}

function lineOf(block: Statblock, label: string): string | undefined {
  const found = [...block.head, ...block.lines].find((line) => line.label === label);
  return found && plainText(found.segments);
}

function rollsOf(block: Statblock): Roll[] {
  const segments = [
    ...block.abilities.flatMap(({ check, save }) => [check, save]),
    ...[...block.head, ...block.lines, ...block.beside].flatMap((line) => line.segments),
    ...block.sections.flatMap(({ entries }) =>
      entries.flatMap(({ note, paragraphs }) => [...note, ...paragraphs.flat()]),
    ),
  ];
  return segments.flatMap((segment) =>
    typeof segment === 'object' && 'roll' in segment ? [segment.roll] : [],
  );
}

test('the layout of 2014 has the lines of the older books', () => {
  const block = statblockOf(hound(), '2014');
  expect(block.kind).toBe('Medium fiend (any kennel), lawful evil');
  expect(block.head.map(({ label }) => label)).toEqual(['Armor Class', 'Hit Points', 'Speed']);
  expect(lineOf(block, 'Armor Class')).toBe('15 (natural armor)');
  expect(lineOf(block, 'Hit Points')).toBe('45 (7d8 + 14)');
  expect(lineOf(block, 'Speed')).toBe('50 ft., fly 20 ft. (hover)');
  expect(lineOf(block, 'Saving Throws')).toBe('Dex +1, Con +4');
  expect(lineOf(block, 'Skills')).toBe('Perception +5, Stealth +1');
  expect(lineOf(block, 'Damage Immunities')).toBe('fire');
  expect(lineOf(block, 'Damage Resistances')).toBeUndefined();
  expect(lineOf(block, 'Senses')).toBe('darkvision 60 ft., passive Perception 15');
  expect(lineOf(block, 'Challenge')).toBe('1/2 (100 XP)');
  expect(block.sections.map(({ title }) => title)).toEqual([null, 'Actions', 'Legendary Actions']);
});

test('what the books of 2014 do not print stands beside the block, and rolls', () => {
  const block = statblockOf(hound({ environment: ['Hill'] }), '2014');
  const beside = block.beside.map(({ label, segments }) => `${label} ${plainText(segments)}`);
  expect(beside).toEqual(['Initiative −1 (9)', 'Proficiency Bonus +2', 'Environment Hill']);
  expect(apartRolls(block).map(({ label, text, roll }) => `${label} ${text} ${roll.dice}`)).toEqual(
    [
      'Init −1 1d20-1',
      'Str +3 1d20+3',
      'Dex +1 1d20+1',
      'Con +4 1d20+4',
      'Int −2 1d20-2',
      'Wis +1 1d20+1',
      'Cha −2 1d20-2',
    ],
  );
});

test('the layout of 2024 has all that rolls in its own lines', () => {
  const block = statblockOf(hound(), '2024');
  expect(block.head.map(({ label }) => label)).toEqual(['AC', 'Initiative', 'HP', 'Speed']);
  expect(block.beside).toEqual([]);
  expect(apartRolls(block)).toEqual([]);
});

test('the layout of 2024 merges the immunities and lists spells among the actions', () => {
  const block = statblockOf(hound(), '2024');
  expect(block.kind).toBe('Medium Fiend (Any Kennel), Lawful Evil');
  expect(lineOf(block, 'AC')).toBe('15');
  expect(lineOf(block, 'Immunities')).toBe('Fire; Charmed');
  expect(lineOf(block, 'CR')).toBe('1/2 (XP 100; PB +2)');
  expect(lineOf(block, 'Saving Throws')).toBeUndefined();
  const actions = block.sections.find(({ title }) => title === 'Actions');
  expect(actions?.entries.map(({ name }) => name)).toContain('Innate Spellcasting');
});

test.each(['2014', '2024'] as const)('a lair acts below all else in the layout of %s', (layout) => {
  const lairActions = [
    { name: 'Cinders', text: 'The floor glows: 3 (1d6) fire damage.' },
    { name: 'Smoke', text: 'The cave is heavily obscured.' },
  ];
  const block = statblockOf(hound({ lairActions }), layout);
  expect(block.sections.at(-1)).toMatchObject({
    title: 'Lair Actions',
    entries: [{ name: 'Cinders' }, { name: 'Smoke' }],
  });
  expect(rollsOf(block).map(({ of }) => of)).toContain('Cinders, fire damage');
  expect(statblockMarkdown(block)).toMatch(/### Lair Actions\n[\s\S]*Cinders[\s\S]*Smoke/);
  const without = statblockOf(hound(), layout);
  expect(without.sections.map(({ title }) => title)).not.toContain('Lair Actions');
});

test('a save without training is the ability alone, and a trained one says so', () => {
  const [str, dex] = statblockOf(hound(), '2024').abilities;
  expect(str).toMatchObject({ score: 17, trained: false, save: { text: '+3' } });
  expect(dex).toMatchObject({ score: 8, trained: true, save: { text: '+1' } });
});

test('every number that rolls knows its dice', () => {
  const rolls = rollsOf(statblockOf(hound(), '2014')).map(({ of, dice }) => `${of}: ${dice}`);
  expect(rolls).toEqual(
    expect.arrayContaining([
      'Strength check: 1d20+3',
      'Dexterity check: 1d20-1',
      'Constitution save: 1d20+4',
      'Initiative: 1d20-1',
      'Hit points: 7d8+14',
      'Perception: 1d20+5',
      'Bite, to hit: 1d20+5',
      'Bite, piercing damage: 1d8+3',
      'Bite, fire damage: 2d6',
      'Ember Breath, recharge: 1d6',
      'Ember Breath: 1d4',
      'Innate Spellcasting, spell attack: 1d20+4',
    ]),
  );
});

test('a swarm is named by what it is made of', () => {
  const block = statblockOf(
    hound({ type: 'beast', subtype: null, swarmOf: 'Tiny', alignment: 'unaligned' }),
    '2014',
  );
  expect(block.kind).toBe('Medium swarm of Tiny beasts, unaligned');
});

test.each([
  ['Hit: 5 (1d6 + 2) slashing damage.', ['Claw, slashing damage: 1d6+2']],
  ['Hit: 1 piercing damage.', []],
  [
    'It takes 9 (2d8) bludgeoning, piercing, or slashing damage.',
    ['Claw, bludgeoning damage: 2d8'],
  ],
  ['The target takes 3 (1d6) damage.', ['Claw, damage: 1d6']],
  ['Roll a d20, then d%.', ['Claw: 1d20', 'Claw: 1d100']],
  ['It has 4 (2d4 − 1) hit points and DC 15.', ['Claw: 2d4-1']],
  ['+14 to hit and −1 to hit', ['Claw, to hit: 1d20+14', 'Claw, to hit: 1d20-1']],
  ['a bold20 word, 3d6th, and hd8', []],
])('%s', (text, rolls) => {
  const segments = textSegments(text, 'Claw');
  expect(plainText(segments)).toBe(text);
  expect(
    segments.flatMap((segment) =>
      typeof segment === 'object' && 'roll' in segment
        ? [`${segment.roll.of}: ${segment.roll.dice}`]
        : [],
    ),
  ).toEqual(rolls);
});

test('the words of an attack are set apart', () => {
  expect(textSegments('Melee Weapon Attack: one target. Hit: it falls.', 'Slam')).toEqual([
    { em: 'Melee Weapon Attack:' },
    ' one target. ',
    { em: 'Hit:' },
    ' it falls.',
  ]);
});

test('a condition leads to what it does where a line first names it', () => {
  const text =
    'Hit: it is Grappled. While **grappled**, it is restrained, grappled and unrestrained.';
  expect(textSegments(text, 'Slam').filter((segment) => typeof segment !== 'string')).toEqual([
    { em: 'Hit:' },
    { text: 'Grappled', condition: 'grappled' },
    { strong: 'grappled' },
    { text: 'restrained', condition: 'restrained' },
  ]);
  expect(plainText(textSegments(text, 'Slam'))).toBe(text.replaceAll('*', ''));
});

test('the chances of dice are told in words', () => {
  expect(rollHint({ dice: '2d6+3' })).toBe('2d6+3: 5 to 15, on average 10');
  expect(rollFacts('1d20-1')).toEqual({ least: 0, most: 19, mean: 9.5 });
  expect(rollFacts('4d6kh3')).toBeNull();
});

test.each([
  ['2014', false],
  ['2024', true],
] as const)('a copy in the layout of %s has a line for initiative: %s', (layout, has) => {
  const block = statblockOf(hound(), layout);
  expect(statblockMarkdown(block).includes('Initiative')).toBe(has);
  expect(statblockHomebrewery(block).includes('Initiative')).toBe(has);
});

test('Markdown holds every line and shows marks in names as they are written', () => {
  const text = statblockMarkdown(statblockOf(hound({ name: 'Ember *Hound* | {{x}}' }), '2014'));
  expect(text).toContain('## Ember \\*Hound\\* \\| \\{\\{x\\}\\}');
  expect(text).toContain('- **Armor Class** 15 (natural armor)');
  expect(text).toContain('| 17 (+3) | 8 (−1) |');
  expect(text).toContain('***Ember Breath (Recharge 5–6).*** Smoke for 1d4 rounds.');
  expect(text).toContain('***Pounce (Costs 2 Actions).*** It leaps.');
  expect(text).toContain('**1/day each:** *fly* (self only)');
});

test('Homebrewery gets one framed block', () => {
  const text = statblockHomebrewery(statblockOf(hound(), '2014'));
  expect(text).toMatch(/^\{\{monster,frame\n## Ember Hound\n\*Medium fiend/);
  expect(text).toContain('**Hit Points** :: 45 (7d8 + 14)');
  expect(text).toMatch(/\n\}\}\n$/);
  expect(text.match(/\{\{/g)).toHaveLength(1);
});
