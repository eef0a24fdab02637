import { describe, expect, it } from 'vitest';
import {
  attacksIn,
  foreignJson,
  foreignText,
  only,
  refused,
} from '../../../tests/harness/foreign-inputs';
import { HOMEBREW_FORMATS } from './forms';
import { readHomebrew } from './read-homebrew';
import { JSON_READERS } from './read-json';

describe('files that were refused', () => {
  it.each([
    [
      '5etools.json',
      '5etools',
      { name: 'Gloom weaver', type: 'fiend', size: 'Large' },
      '5 1d8+2 piercing',
    ],
    [
      'critterdb.json',
      'critterdb',
      { name: 'Bog Thing', type: 'plant', cr: 2, xp: 450 },
      '5 2d4+3 bludgeoning',
    ],
    [
      'obsidian-statblock.md',
      'fantasy-statblocks',
      { name: 'Swarm of Pierlings', ac: { value: 13 } },
      '5 8d6+0 piercing',
    ],
    [
      'fight-club-without-hit.xml',
      'fight-club',
      { name: 'Fen Shade', type: 'undead' },
      '5 4d6+3 necrotic',
    ],
  ])('%s is read', (file, format, facts, attack) => {
    expect(readHomebrew(foreignText(file)).format).toBe(format);
    const { record } = only(foreignText(file));
    expect(record).toMatchObject(facts);
    expect(attacksIn(record)).toEqual([attack]);
  });

  it.each([
    [
      'a copy of 5etools',
      { monster: [{ name: 'X', _copy: { name: 'Y' } }] },
      /“X” is from 5etools/,
    ],
    ['a file of spells', { spell: [{ name: 'X' }] }, /5etools/],
    ['a character of Foundry', foreignJson('foundry-character-in-homebrew.json'), /Character Lab/],
    [
      'a vehicle of Foundry',
      { name: 'Cog', type: 'vehicle', system: { abilities: {}, attributes: {} } },
      /vehicle/,
    ],
    [
      'an item of Foundry',
      { name: 'Sword', type: 'weapon', system: { damage: {} } },
      /actor that has it/,
    ],
    ['a character of D&D Beyond', foreignJson('ddb-worn-magic.json'), /Character Lab/],
    ['a monster of D&D Beyond', { name: 'X', challengeRatingId: 4 }, /paste the text/],
    ['a sheet of Roll20', { character: { name: 'X', attribs: [{ name: 'npc' }] } }, /Roll20/],
    [
      'an encounter of Improved Initiative',
      foreignJson('ii-encounter-for-tracker.json'),
      /Initiative Tracker/,
    ],
    ['a note that only names its creature', '```statblock\nmonster: Goblin\n```', /bestiary/],
  ])('%s is refused by name, with what to do', (_, file, words) => {
    expect(refused(file)).toMatch(words);
  });
});

it('every form of JSON that is read stands in the list of forms', () => {
  expect(
    JSON_READERS.map(({ format }) => format).filter((one) => !HOMEBREW_FORMATS.includes(one)),
  ).toEqual([]);
});
