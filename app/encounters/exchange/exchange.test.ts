import { describe, expect, it } from 'vitest';
import { encounter } from '../encounter';
import { readEncounterFile } from './read-file';
import {
  encounterFile,
  encounterMarkdown,
  encounterText,
  improvedInitiativeEncounter,
} from './write-encounter';

const ford = encounter.parse({
  name: 'The ford',
  edition: '2014',
  notes: 'Mud.',
  treasure: '30 gp',
  party: { partyId: 'ours', groups: [{ level: 3, count: 4 }] },
  creatures: [
    { key: 'a', record: 'goblin', name: 'Goblin', cr: 0.25, xp: 50, count: 4, round: 2 },
    { key: 'b', name: 'Guide', cr: 1, xp: 200, side: 'allies', note: 'knows\nthe way' },
  ],
  place: { mapId: 'm', room: 3 },
});

it('is told as a text', () => {
  expect(encounterText(ford)).toBe(`The ford
2014 rules, for 4 characters of level 3

4 × Goblin (CR 1/4, 50 XP each): arrives in round 2
1 × Guide (CR 1): on the party’s side; knows the way

Easy: 200 XP (400 adjusted), 50 per character

Mud.

Treasure: 30 gp
`);
});

it('is told in Markdown, in which nothing typed becomes more than words', () => {
  const sly = { ...ford, name: '# [x](javascript:1) <img src=x>', notes: '- not a list\n<script>' };
  const told = encounterMarkdown(sly);
  expect(told).toContain('## \\# \\[x\\](javascript:1) \\<img src=x\\>');
  expect(told).toContain('\n\\- not a list\n\\<script\\>');
});

it('goes out as our own file without whose it is, and comes in again the same', () => {
  const file = encounterFile(ford);
  expect(file).not.toMatch(/ours|mapId/);
  const read = readEncounterFile(file, '2024');
  if (read.is !== 'encounter') throw new Error(read.problems.join());
  const party = { partyId: null, groups: ford.party.groups };
  expect(read.encounter).toEqual({ ...ford, party, place: null });
});

it('goes to Improved Initiative with a statblock each', () => {
  const goblin = { Name: 'Goblin', HP: { Value: 7 } };
  const told = improvedInitiativeEncounter(ford, new Map([['goblin', goblin]]));
  expect(told).toMatchObject({ Name: 'The ford' });
  const { Combatants } = told as { Combatants: { StatBlock: object; Hidden: boolean }[] };
  expect(Combatants).toHaveLength(5);
  expect(Combatants[3]).toMatchObject({ StatBlock: goblin, IndexLabel: 4, Hidden: true });
  expect(Combatants[4]).toMatchObject({ StatBlock: { Name: 'Guide' }, IndexLabel: null });
});

describe('a table of creatures', () => {
  const names = (text: string) => {
    const read = readEncounterFile(text, '2014');
    return read.is === 'names' ? read.creatures : read.problems;
  };
  const goblins = [{ name: 'Goblin', cr: null, count: 4, note: '' }];

  it.each([
    ['name,count\nGoblin,4', goblins],
    ['\ufeffName;Count\r\nGoblin;4\r\n', goblins],
    ['Goblin\t4', goblins],
    ['Goblin, 4', goblins],
    ['count,cr,name\n4,1/4,Goblin', [{ ...goblins[0], cr: 0.25 }]],
    [
      'Name,Quantity,Notes\n"Goblin","4","He said ""no"", twice"',
      [{ ...goblins[0], note: 'He said "no", twice' }],
    ],
    [
      'Goblin\nOgre',
      [
        { ...goblins[0], count: 1 },
        { name: 'Ogre', cr: null, count: 1, note: '' },
      ],
    ],
    ['name,fid,size\nGoblin,x,small', [{ ...goblins[0], count: 1 }]],
  ])('is read from %j', (text, creatures) => {
    expect(names(text)).toEqual(creatures);
  });

  it('tells by line what it did not understand, and takes the rest', () => {
    const read = readEncounterFile(
      'name,cr,count\nGoblin,1/4,4\n,2,1\nOgre,2,many\nTroll,five,1\n"Two\nlines",1,1\nElf,1,0',
      '2014',
    );
    expect(read.problems).toEqual([
      'Line 3: there is no name.',
      'Line 4: the count of “Ogre” is 1 to 100, not “many”.',
      'Line 5: “five” is not a challenge rating.',
      'Line 8: the count of “Elf” is 1 to 100, not “0”.',
    ]);
    expect(read.is === 'names' && read.creatures.map(({ name }) => name)).toEqual([
      'Goblin',
      'Two lines',
    ]);
  });

  it('holds sixty kinds, and says how many more there were', () => {
    const text = Array.from({ length: 70 }, (_, at) => `Foe ${at}`).join('\n');
    const read = readEncounterFile(text, '2014');
    expect(read.is === 'names' && read.creatures).toHaveLength(60);
    expect(read.problems.join()).toContain('the last 10 were left out');
  });
});

it.each([
  ['', 'is empty'],
  ['{"name": "x",}', 'looks like JSON but is not'],
  ['[1, 2]', 'not an encounter from here'],
  ['{"name": "x", "creatures": [{}]}', 'creatures.0'],
  ['{"__proto__": {"polluted": 1}, "name": "x"}', 'This is not an encounter'],
  ['"'.repeat(300 * 1024), 'at most 256 kB'],
])('refuses %j in words', (text, words) => {
  const read = readEncounterFile(text, '2014');
  expect(read.is).toBe('nothing');
  expect(read.problems.join()).toContain(words);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
