import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEncounterFile } from './read-file';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../tests/fixtures/foreign/${name}`, import.meta.url), 'utf8');

const rows = (text: string) => {
  const read = readEncounterFile(text, '2014');
  return read.is === 'names' ? read.creatures.map(({ name, count }) => `${count} ${name}`) : read;
};

it('a list as people write it has the counts that they meant', () => {
  expect(rows(fixture('encounter-as-people-write-it.txt'))).toEqual([
    '2 Goblin',
    '4 goblins',
    '2 Ogre',
    '2 Wolves',
  ]);
});

it.each([
  ['goblin, 7 hp', '1 goblin', '7 hp'],
  ['3 goblins, hp 9', '3 goblins', 'hp 9'],
  ['goblin, 3', '3 goblin', ''],
  ['Goblin, x3', '3 Goblin', ''],
  ['Wolf (2)', '2 Wolf', ''],
  ['2x Goblin', '2 Goblin', ''],
  ['2 x Goblin', '2 Goblin', ''],
  ['Ogre x2', '2 Ogre', ''],
  ['Ogre ×2', '2 Ogre', ''],
  ['- 2 Wolves', '2 Wolves', ''],
  ['* 3 wolves', '3 wolves', ''],
  ['4 goblins', '4 goblins', ''],
])('%s is %s', (line, row, note) => {
  const read = readEncounterFile(line, '2014');
  expect(rows(line)).toEqual([row]);
  expect(read.is === 'names' && read.creatures[0]?.note).toBe(note);
});

it.each([
  ['foundry-worn-armor.json', 'This is not an encounter'],
  ['foundry-character-in-homebrew.json', 'Character Lab'],
  ['dnd5eapi-record.json', 'This is not an encounter'],
  ['5etools.json', 'This is not an encounter'],
  ['ddb-worn-magic.json', 'Character Lab'],
])('a file of another program (%s) is refused in a sentence', (file, words) => {
  const read = readEncounterFile(fixture(file), '2014');
  expect(read).toMatchObject({ is: 'nothing', problems: [expect.stringContaining(words)] });
});
