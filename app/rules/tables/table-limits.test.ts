import { describe, expect, it } from 'vitest';
import { problemOf, tablesOf } from '../../../tests/harness/rolled-tables';
import { createRandom, type Random } from '../random';
import { rollTable } from './roll-table';
import { numbersOf, tableKey, weightOf } from './rolled-table';
import { isDiceText, readPieces } from './row-pieces';
import { outcomesOf, rowChances } from './table-chances';

/** Dice that show these numbers in turn. */
function showing(...faces: number[]): Random {
  const left = [...faces];
  return { ...createRandom(0), below: () => (left.shift() ?? 1) - 1 };
}

describe('tables as long as they may be', () => {
  it('are read, and refused when they are one longer', () => {
    const pairs: [string, string, string][] = [
      ['a'.repeat(500), 'a'.repeat(501), 'Line 1: a row has at most 500 characters.'],
      ['a\n'.repeat(1000), 'a\n'.repeat(1001), 'The table “table” has more than 1000 rows.'],
      ['[[1d4]]'.repeat(40), '[[1d4]]'.repeat(41), 'Line 1: a row has at most 40 parts.'],
      ['1-10000 a', '1-10001 a', 'Line 1: the numbers go up to 10000.'],
      [
        '[[100 x b]]\n# b\nc',
        '[[101 x b]]\n# b\nc',
        'Line 1: “101” can be 1 to 100 times at most.',
      ],
      [
        `# ${'n'.repeat(60)}\na`,
        `# ${'n'.repeat(61)}\na`,
        'Line 1: a name has at most 60 characters, no double brackets, and does not read as dice.',
      ],
    ];
    for (const [good, bad, problem] of pairs) {
      expect(problemOf(good), good.slice(0, 20)).toBe('read');
      expect(problemOf(bad), bad.slice(0, 20)).toBe(problem);
    }
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => `# t ${at}\na`).join('\n');
    expect(problemOf(many(200))).toBe('read');
    expect(problemOf(many(201))).toBe('At most 200 tables.');
    expect(problemOf('a'.padEnd(100_000, ' '))).toBe('read');
  });

  it('have names that stand for no dice and hold no brackets', () => {
    for (const name of ['2d6', '[[a', 'a]]', '7']) {
      expect(problemOf(`# ${name}\na`), name).toContain('does not read as dice');
    }
    expect(problemOf('# two dice\na')).toBe('read');
    expect([isDiceText('2d6 + 1'), isDiceText('gems')]).toEqual([true, false]);
    expect(problemOf('#\na')).toBe('Line 1: the table needs a name after “#”.');
    expect(problemOf('x\n\n##  Deep  Hall  \ny')).toBe('read');
    expect(
      [...tablesOf('x\n## Deep  Hall \ny').values()].map(({ name, line }) => [name, line]),
    ).toEqual([
      ['lair', 1],
      ['Deep  Hall', 2],
    ]);
    expect(tableKey('  Deep \t Hall ')).toBe('deep hall');
  });

  it('may come to a thousand rows in one roll, and not to one more', () => {
    // Exactly 1,000: 1 row of the first table, 10 for each of 99 rolls on b (its own and 9 of c), and 9 of c.
    expect(problemOf('[[99 x b]] [[9 x c]]\n# b\n[[9 x c]]\n# c\nx')).toBe('read');
    expect(problemOf('[[99 x b]] [[10 x c]]\n# b\n[[9 x c]]\n# c\nx')).toBe(
      'A roll on “table” could come to more than 1,000 rows.',
    );
    // Only the longest row counts, not the sum of all rows.
    expect(problemOf('[[99 x b]]\n[[99 x b]]\n# b\n[[9 x c]]\n# c\nx')).toBe('read');
  });
});

describe('rows', () => {
  const rows = (text: string) =>
    [...(tablesOf(text).get('lair')?.rows ?? [])].map(({ from, to, line, pieces }) => [
      from,
      to,
      line,
      pieces.map((piece) => (piece.kind === 'table' ? piece.name : piece.text)).join('|'),
    ]);

  it('are numbered in any of the usual ways, or not at all', () => {
    expect(rows('1 a\n2-3 b\n4 – 5 c\n6—7) d\n8. e\n9: f')).toEqual([
      [1, 1, 1, 'a'],
      [2, 3, 2, 'b'],
      [4, 5, 3, 'c'],
      [6, 7, 4, 'd'],
      [8, 8, 5, 'e'],
      [9, 9, 6, 'f'],
    ]);
    expect(rows('\n a \r\n\r b')).toEqual([
      [1, 1, 2, 'a'],
      [2, 2, 4, 'b'],
    ]);
    expect(rows('1a\n2b')).toEqual([
      [1, 1, 1, '1a'],
      [2, 2, 2, '2b'],
    ]);
    expect(rows('96-00 a')).toEqual([[96, 100, 1, 'a']]);
    expect(problemOf('1 a\n1 b')).toBe('Line 2: 2 comes after 1, not 1.');
    expect(problemOf('123456 a')).toBe('read');
  });

  it('hold words, dice and tables in the order they are written', () => {
    const read = readPieces('the [[ 2d6 ]] of [[gems]], [[1d4 × ore]]!');
    if (!read.ok) throw new Error(read.problem);
    expect(read.pieces).toMatchObject([
      { kind: 'words', text: 'the ' },
      { kind: 'dice', text: '2d6' },
      { kind: 'words', text: ' of ' },
      { kind: 'table', name: 'gems', times: null },
      { kind: 'words', text: ', ' },
      { kind: 'table', name: 'ore', times: { text: '1d4', most: 4 } },
      { kind: 'words', text: '!' },
    ]);
    expect(readPieces('[[2 X gems]]')).toMatchObject({ pieces: [{ name: 'gems' }] });
    // Without dice before it, the "x" belongs to the name.
    expect(readPieces('[[box x lid]]')).toMatchObject({ pieces: [{ name: 'box x lid' }] });
    expect(readPieces('a ]] b')).toMatchObject({ pieces: [{ text: 'a ]] b' }] });
    expect(readPieces('x [[')).toEqual({ ok: false, problem: '“[[” needs “]]” after it.' });
    expect(readPieces('[[0 x a]]').ok).toBe(false);
    expect(readPieces('[[1d6! x a]]').ok).toBe(false);
  });

  it('weigh as many numbers as they stand on', () => {
    const table = tablesOf('1-3 a\n4 b\n5-10 c').get('lair');
    if (table === undefined) throw new Error('There is no table.');
    expect(table.rows.map(weightOf)).toEqual([3, 1, 6]);
    expect(numbersOf(table)).toBe(10);
    expect(rowChances(table)).toEqual([
      { over: 3n, under: 10n },
      { over: 1n, under: 10n },
      { over: 3n, under: 5n },
    ]);
  });
});

describe('a roll', () => {
  it('says what was thrown, of how many, and what was thrown inside', () => {
    const tables = tablesOf(
      '11-13 a [[ Gems ]]\n14-20 [[1d3 x gems]] and [[2d4]]\n# Gems\nruby\nopal',
    );
    expect(rollTable(tables, 'lair', showing(2, 1))).toEqual({
      table: 'lair',
      thrown: 12,
      of: 10,
      text: 'a ruby',
      inside: [{ table: 'Gems', thrown: 1, of: 2, text: 'ruby', inside: [] }],
    });
    const several = rollTable(tables, 'lair', showing(4, 3, 1, 2, 2, 3, 4));
    expect(several).toMatchObject({ thrown: 14, text: 'ruby, opal, opal and 7' });
    expect(several?.inside).toHaveLength(3);
    expect(rollTable(tables, 'lair', showing(10, 1, 1, 1, 1))).toMatchObject({ thrown: 20 });
  });

  it('of no times leaves a gap, and of a part of a time none', () => {
    const tables = tablesOf('x [[1d3-1 x b]]\n# b\ny');
    expect(rollTable(tables, 'lair', showing(1, 1))).toMatchObject({ text: 'x', inside: [] });
    expect(rollTable(tables, 'lair', showing(1, 3, 1, 1))).toMatchObject({ text: 'x y, y' });
    const halves = tablesOf('[[1d3/2 x b]]\n# b\ny');
    expect(rollTable(halves, 'lair', showing(1, 3, 1, 1))).toMatchObject({ text: 'y' });
    expect(rollTable(halves, 'lair', showing(1, 1, 1, 1))).toMatchObject({ text: '' });
  });
});

describe('the outcomes', () => {
  it('of a table that is not there, or of too many, are not told', () => {
    expect(outcomesOf(tablesOf('a'), 'nowhere')).toBeNull();
    const ten = Array.from({ length: 10 }, (_, at) => `w${at}`).join('\n');
    const nested = tablesOf(`x [[b]]\ny [[b]]\nz [[c]]\n# b\n[[c]][[c]][[c]]\n# c\n${ten}`);
    expect(outcomesOf(nested, 'b')).toHaveLength(1000);
    // 2,010 outcomes: one nested table is listed, the whole is not.
    expect(outcomesOf(nested, 'lair')).toBeNull();
    const two = tablesOf(`x [[b]]\ny [[b]]\n# b\n[[c]][[c]][[c]]\n# c\n${ten}`);
    expect(outcomesOf(two, ' LAIR ')).toHaveLength(2000);
  });

  it('are trimmed, and name how often a table inside is rolled on', () => {
    expect(outcomesOf(tablesOf('[[1d3 x b]] [[b]] \n# b\ny'), 'lair')).toEqual([
      { text: '1d3 × b y', chance: { over: 1n, under: 1n } },
    ]);
  });
});
