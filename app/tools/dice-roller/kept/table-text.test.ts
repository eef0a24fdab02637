import { expect, test } from 'vitest';
import type { TypedKept } from './kept-limits';
import { readKept } from './read-kept';
import { drawRow, readTable } from './table-text';

function rowsOf(text: string) {
  const reading = readTable(text);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.rows;
}

/** The frequency of each row's text over many seeds. */
function shares(text: string, draws = 20_000): Map<string, number> {
  const rows = rowsOf(text);
  const counted = new Map<string, number>();
  for (let draw = 0; draw < draws; draw += 1) {
    const words = drawRow(rows, `seed ${draw}`).parts.filter((part) => typeof part === 'string');
    counted.set(words.join(''), (counted.get(words.join('')) ?? 0) + 1 / draws);
  }
  return counted;
}

test('ranges and weights are drawn as often as they say', () => {
  const ranged = shares('1–4: goblins\n5: nothing\n6-20. wolves');
  expect(ranged.get('goblins')).toBeCloseTo(0.2, 1);
  expect(ranged.get('nothing')).toBeCloseTo(0.05, 1);
  expect(ranged.get('wolves')).toBeCloseTo(0.75, 1);
  const weighed = shares('3x goblins\n1× ogre\nwolf');
  expect(weighed.get('goblins')).toBeCloseTo(0.6, 1);
  expect(weighed.get('wolf')).toBeCloseTo(0.2, 1);
});

test('percentile tables end with 00, and say which number was drawn', () => {
  const rows = rowsOf('01-50: rain\n51-99: sun\n00: a comet');
  const numbers = Array.from({ length: 500 }, (_, at) => drawRow(rows, `${at}`));
  expect(Math.min(...numbers.map(({ number }) => number))).toBeGreaterThanOrEqual(1);
  expect(numbers.every(({ of }) => of === 100)).toBe(true);
});

test('dice in a row are rolled, and the same seed draws the same', () => {
  const rows = rowsOf('[[2d4]] wolves with [[1d6*10]] gp');
  const first = drawRow(rows, 'den');
  expect(drawRow(rows, 'den')).toEqual(first);
  expect(first.parts.map((part) => typeof part)).toEqual(['object', 'string', 'object', 'string']);
  for (const part of first.parts) {
    if (typeof part !== 'string') expect(part.text).toContain(`= ${part.total}`);
  }
});

test.each([
  ['', 'Write at least one row.'],
  ['1-4: a\nb', 'Line 2 needs a range, like the first.'],
  ['a\n2: b', 'Line 2 has a range; the first has none.'],
  ['1-4: a\n4-6: b', 'Line 2 begins with 4; the next number is 5.'],
  ['1-4: a\n\n6: b', 'Line 3 begins with 6; the next number is 5.'],
  ['4-1: a', 'Line 1: 4 to 1 is not a range.'],
  ['0x a', 'Line 1: a weight is at least 1.'],
  ['a [[2d]]', 'Line 1: in [[2d]]: Write how many sides'],
  ['[[900d6]] [[200d6]]', 'Line 1: a row rolls at most 1,000 dice.'],
  ['[[1]]'.repeat(21), 'at most 20 places'],
  ['a\n'.repeat(201), 'at most 200 rows'],
])('refuses %j in words', (text, words) => {
  expect(readTable(text)).toEqual({ ok: false, problem: expect.stringContaining(words) });
});

const MACRO: TypedKept = { kind: 'macro', name: 'Axe', body: '1d12+3', character: '', party: '' };

test('a macro that cannot be rolled is not kept', () => {
  expect(readKept(MACRO)).toEqual({ ok: true, kept: MACRO });
  expect(readKept({ ...MACRO, body: '1d12+' })).toMatchObject({ ok: false, field: 'body' });
  expect(readKept({ ...MACRO, name: ' \n ' })).toMatchObject({ ok: false, field: 'name' });
  expect(readKept({ ...MACRO, name: 'n'.repeat(61) })).toMatchObject({ ok: false, field: 'name' });
  expect(readKept({ ...MACRO, character: 'n'.repeat(61) })).toMatchObject({ field: 'character' });
  const table = { ...MACRO, kind: 'table' as const };
  expect(readKept({ ...table, body: `a\n${'b'.repeat(8000)}` })).toMatchObject({ field: 'body' });
  expect(readKept({ ...table, body: 'a\r\nb' })).toMatchObject({
    ok: true,
    kept: { body: 'a\nb' },
  });
});
