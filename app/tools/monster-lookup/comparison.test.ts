import { expect, test } from 'vitest';
import { readLoadedMonster } from '~/compendium/records/read-records';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { compareMonsters, packRows, readComparedIds, unpackRows } from './comparison';

const srd = SRD_MONSTERS;
const named = (...slugs: string[]) =>
  slugs.map((slug) => {
    const found = srd.find((record) => record.slug === slug);
    if (!found) throw new Error(`no ${slug}`);
    return found;
  });

function cells(label: string, ...slugs: string[]) {
  return compareMonsters(named(...slugs)).find((row) => row.label === label);
}

test('each monster has its column, in the order asked for', () => {
  expect(cells('Armor Class', 'orc', 'goblin')?.cells).toEqual([
    '13 (hide armor)',
    '15 (leather armor, shield)',
  ]);
});

test('what no statblock of 2014 prints is compared all the same', () => {
  expect(cells('Initiative', 'orc', 'goblin')?.cells).toEqual(['+1 (11)', '+2 (12)']);
  expect(cells('Proficiency Bonus', 'orc', 'lich')?.cells).toEqual(['+2', '+7']);
});

test('rows come out of their one text as they went in', () => {
  const rows = compareMonsters(named('orc', 'lich', 'adult-red-dragon', 'goblin'));
  expect(unpackRows(packRows(rows))).toEqual(rows);
  expect(unpackRows(packRows([]))).toEqual([]);
});

test('lines that differ are marked, and only those', () => {
  expect(cells('Challenge', 'orc', 'goblin')?.differs).toBe(true);
  expect(cells('Edition', 'orc', 'goblin')?.differs).toBe(false);
  expect(compareMonsters(named('orc', 'orc')).some((row) => row.differs)).toBe(false);
});

test('what only one monster has is a line with nothing for the others', () => {
  expect(cells('Legendary Actions', 'adult-red-dragon', 'goblin')?.cells[1]).toBe('—');
  expect(cells('Legendary Actions', 'orc', 'goblin')).toBeUndefined();
});

test('attacks are compared by their numbers', () => {
  expect(cells('Actions', 'goblin')?.cells[0]).toBe(
    'Scimitar +4, 5 (1d6 + 2); Shortbow +4, 5 (1d6 + 2)',
  );
});

test.each([
  [['goblin,orc'], ['goblin', 'orc'], []],
  [['goblin', 'orc,wolf'], ['goblin', 'orc', 'wolf'], []],
  [[' Goblin , goblin,,orc '], ['goblin', 'orc'], []],
  [['a,b,c,d,e,f'], ['a', 'b', 'c', 'd'], ['e', 'f']],
  [[''], [], []],
  [[], [], []],
])('ids=%s', (texts, ids, left) => {
  expect(readComparedIds(texts, 4)).toEqual({ ids, left });
});

test('what nobody knows of a monster is told as such beside what the others have', () => {
  const read = readLoadedMonster({
    name: 'Mire Hag',
    type: 'fey',
    cr: 3,
    ac: 12,
    hp: 27,
    source: 'My Bog',
  });
  if (!read.ok) throw new Error(read.problem);
  const rows = compareMonsters([read.record, ...named('lich')]);
  const first = (label: string) => rows.find((row) => row.label === label)?.cells[0];
  expect(['Strength', 'Saving Throws', 'Senses', 'Actions', 'Edition'].map(first)).toEqual(
    Array.from({ length: 5 }, () => 'not known'),
  );
  expect(compareMonsters([read.record]).map(({ label }) => label)).not.toContain('Skills');
});
