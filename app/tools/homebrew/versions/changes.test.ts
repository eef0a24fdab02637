import { describe, expect, it } from 'vitest';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { changesBetween } from './changes';

function troll(more: Record<string, unknown> = {}) {
  const read = readMonsterRecord({
    slug: 'moss-troll',
    source: 'Homebrew',
    edition: '2014',
    name: 'Moss Troll',
    size: 'Large',
    type: 'giant',
    alignment: 'chaotic evil',
    ac: { value: 15 },
    hp: { average: 9, dice: { count: 2, sides: 8 } },
    speeds: { walk: 30 },
    abilities: { str: 18, dex: 13, con: 20, int: 7, wis: 9, cha: 7 },
    senses: { passivePerception: 9 },
    cr: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [{ name: 'Keen Smell', text: 'It smells well.' }],
    ...more,
  });
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

const fields = (before: Record<string, unknown>, now: Record<string, unknown>) =>
  changesBetween(troll(before), troll(now)).map(({ field }) => field);

describe('what changed between two versions', () => {
  it('is nothing where they say the same', () => {
    expect(changesBetween(troll(), troll())).toEqual([]);
  });

  it('is told line by line, as the statblock says it', () => {
    expect(changesBetween(troll(), troll({ ac: { value: 17, kind: 'bark' } }))).toEqual([
      { field: 'Armor Class', before: '15', now: '17 (bark)' },
    ]);
    expect(fields({}, { name: 'Fen Troll', size: 'Huge' })).toEqual(['Name', 'Kind']);
    expect(
      fields({}, { abilities: { str: 20, dex: 13, con: 20, int: 7, wis: 9, cha: 7 } }),
    ).toEqual(['STR']);
  });

  it('names entries that came and went, two of one name as well', () => {
    const smell = { name: 'Keen Smell', text: 'It smells well.' };
    expect(changesBetween(troll(), troll({ traits: [smell, smell] }))).toEqual([
      { field: 'Traits: Keen Smell (2)', before: null, now: 'It smells well.' },
    ]);
    expect(changesBetween(troll(), troll({ traits: [] }))).toEqual([
      { field: 'Traits: Keen Smell', before: 'It smells well.', now: null },
    ]);
  });
});
