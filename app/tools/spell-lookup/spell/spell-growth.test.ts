import { expect, test } from 'vitest';
import { SRD_SPELLS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_SPELLS } from '../../../../tests/harness/srd-5-2';
import { editionDifferences } from './edition-differences';
import { spellAsText } from './spell-as-text';
import { growthOf } from './spell-growth';
import { wordChanges } from './word-changes';

function pair(slug: string) {
  const [before, after] = [SRD_SPELLS, SRD_52_SPELLS].map((all) =>
    all.find((one) => one.slug === slug),
  );
  if (!before || !after) throw new Error(`${slug} is not in both editions`);
  return { before, after };
}

test('a slot spell grows by slots, a cantrip by character levels', () => {
  const fireball = growthOf(pair('fireball').before);
  expect(fireball?.by).toBe('Slot');
  expect(fireball?.columns).toEqual(['Amount']);
  expect(fireball?.rows.find(({ at }) => at === '5th')?.cells).toEqual(['10d6']);
  const bolt = growthOf(pair('fire-bolt').before);
  expect(bolt?.by).toBe('Character level');
  expect(bolt?.rows.map(({ at, cells }) => `${at}:${cells[0]}`)).toContain('17:4d10');
});

test('what counts darts or rays has a column for them', () => {
  expect(growthOf(pair('magic-missile').before)?.columns).toContain('How many');
  expect(growthOf(pair('shield').before)).toBeNull();
});

test('every growth table of both editions is whole', () => {
  for (const record of [...SRD_SPELLS, ...SRD_52_SPELLS]) {
    const table = growthOf(record);
    if (table === null) continue;
    for (const { at, cells } of table.rows) {
      expect(at, record.slug).toMatch(/^\d+(st|nd|rd|th)?$/);
      expect(cells).toHaveLength(table.columns.length);
    }
  }
});

test('differences of the editions are marked, and what is equal is not', () => {
  const { before, after } = pair('true-strike');
  const differences = editionDifferences(after, before);
  const duration = differences.find(({ label }) => label === 'Duration');
  expect(duration?.differs).toBe(true);
  expect(duration?.before.map(({ text }) => text).join('')).toBe(
    spellAsText(before).match(/Duration: (.*)/)?.[1],
  );
  const name = differences.find(({ label }) => label === 'Name');
  expect(name).toMatchObject({ differs: false, before: [{ own: false }] });
});

test('marked words joined are the texts again, and only what one lacks is marked', () => {
  const [mine, theirs] = wordChanges(
    'Each creature takes 8d6 fire damage.',
    'Each target takes 8d6 Fire damage.',
  );
  expect(mine.map(({ text }) => text).join('')).toBe('Each creature takes 8d6 fire damage.');
  expect(mine.filter(({ own }) => own).map(({ text }) => text.trim())).toEqual([
    'creature',
    'fire',
  ]);
  expect(theirs.filter(({ own }) => own).map(({ text }) => text.trim())).toEqual([
    'target',
    'Fire',
  ]);
  const long = Array.from({ length: 1300 }, (_, at) => `w${at}`).join(' ');
  expect(wordChanges(long, 'w1')[0]).toEqual([{ text: long, own: false }]);
});

test('at level 9 a curse and a geas last until they are ended, and any memory is reached', () => {
  for (const edition of ['before', 'after'] as const) {
    const ninth = (slug: string) => {
      const table = growthOf(pair(slug)[edition]);
      return table?.rows.find(({ at }) => at === '9th')?.cells.at(-1);
    };
    expect(ninth('bestow-curse')).toBe('until dispelled, without concentration');
    expect(ninth('geas')).toBe('until a spell ends it');
    expect(ninth('modify-memory')).toBe('any time in its past');
  }
});
