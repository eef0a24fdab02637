import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf, tablesOf } from '../../../tests/harness/rolled-tables';
import { createRandom } from '../random';
import { readTables } from './read-tables';
import { rollTable, type TableResult } from './roll-table';
import { TABLE_LIMITS } from './rolled-table';
import { outcomesOf } from './table-chances';

const LAIR = `
1-3 goblins, [[2d4]] of them
4 a chest: [[Treasure]]
5–6. nothing

# treasure
01-95) [[2d6*10]] gp
96-00: [[1d3 x gems]]

# Gems
a ruby
an opal
`;

const shares = (text: string, name = 'lair') =>
  outcomesOf(tablesOf(text), name)?.map(
    ({ text: words, chance }) => `${chance.over}/${chance.under} ${words}`,
  );

describe('tables in plain lines', () => {
  it('are read with their numbers, dice and tables inside', () => {
    const tables = tablesOf(LAIR);
    expect([...tables.keys()]).toEqual(['lair', 'treasure', 'gems']);
    expect(tables.get('lair')?.rows.map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [4, 4],
      [5, 6],
    ]);
    expect(tables.get('treasure')?.rows.map(({ from, to }) => [from, to])).toEqual([
      [1, 95],
      [96, 100],
    ]);
    expect(tables.get('gems')?.rows).toHaveLength(2);
  });

  it('are refused in a sentence that names the line', () => {
    const refused: [string, string][] = [
      ['', 'Write some rows, such as “1-3 goblins”.'],
      ['1 a\n3 b', 'Line 2: 2 comes after 1, not 3.'],
      ['1-3 a\n\n3 b', 'Line 3: 4 comes after 3, not 3.'],
      ['3-1 a', 'Line 1: 3 to 1 runs backward.'],
      ['a\n2 b', 'Line 2: number every row of a table, or none; the first is not numbered.'],
      ['1 a\nb', 'Line 2: number every row of a table, or none; the first is numbered.'],
      ['1-99999 a', 'Line 1: the numbers go up to 10000.'],
      ['# \na', 'Line 1: the table needs a name after “#”.'],
      ['# a\n# b\nc', 'Line 1: the table “a” has no rows.'],
      ['# a\nx\n#  A \ny', 'Line 3: there are two tables called “A”.'],
      ['[[gold', 'Line 1: “[[” needs “]]” after it.'],
      ['[[ ]]', 'Line 1: “[[ ]]” is empty.'],
      ['some [[gold]]', 'Line 1: there is no table called “gold”, and it is not dice either.'],
      ['[[200 x a]]\n# a\nb', 'Line 1: “200” can be 1 to 100 times at most.'],
      ['a'.repeat(501), 'Line 1: a row has at most 500 characters.'],
      ['[[1d4]]'.repeat(41), 'Line 1: a row has at most 40 parts.'],
      ['a\n'.repeat(1001), 'The table “table” has more than 1000 rows.'],
      ['a'.repeat(100_001), 'Keep the tables under 100,000 characters.'],
    ];
    for (const [text, problem] of refused) expect(problemOf(text), text.slice(0, 40)).toBe(problem);
    expect(problemOf('# 2d6\na')).toMatch(/^Line 1: a name has at most 60 characters/);
    const many = Array.from({ length: 201 }, (_, at) => `# t ${at}\na`).join('\n');
    expect(problemOf(many)).toBe('At most 200 tables.');
  });

  it('never lead back to themselves', () => {
    expect(problemOf('# a\n[[A]]')).toBe('The table “a” leads back to itself: a → a.');
    expect(problemOf('# start\nx [[b]]\n# b\n[[c]]\n# c\n1 y\n2 [[b]]')).toBe(
      'The table “b” leads back to itself: b → c → b.',
    );
    // Leading to the same table twice is not a cycle.
    expect(problemOf('# a\n[[b]] [[c]]\n# b\n[[c]]\n# c\nx')).toBe('read');
  });

  it('lie inside one another only so deep, and come to only so many rows', () => {
    const chain = (long: number) =>
      Array.from({ length: long }, (_, at) => `# t ${at}\n[[t ${at + 1}]]`).join('\n');
    expect(problemOf(`${chain(19)}\n# t 19\nend`)).toBe('read');
    const deep = 'From “t 0” on, more than 20 tables are nested.';
    expect(problemOf(`${chain(20)}\n# t 20\nend`)).toBe(deep);
    // Written in reverse order, so that no table is too deep when the check first meets it.
    const backward = `${chain(20)}\n# t 20\nend`
      .split(/\n(?=#)/)
      .reverse()
      .join('\n');
    expect(problemOf(backward)).toBe(deep);
    expect(problemOf('# a\n[[10d10 x b]]\n# b\n[[9 x c]]\n# c\nx')).toMatch(
      /^A roll on “a” could come to more than 1,000 rows/,
    );
    expect(problemOf('# a\n[[9 x b]]\n# b\n[[100 x c]]\n# c\nx')).toBe('read');
  });
});

describe('a roll on a table', () => {
  it('is the same for the same seed, and rolls its dice and its tables', () => {
    const tables = tablesOf(LAIR);
    const rolled = (seed: number) => rollTable(tables, ' LAIR ', createRandom(seed));
    const texts = new Set<string>();
    for (let seed = 0; seed < 400; seed += 1) {
      const result = rolled(seed);
      expect(result).toEqual(rolled(seed));
      texts.add(result?.text ?? '');
      expect(result?.text).toMatch(
        /^(goblins, [2-8] of them|nothing|a chest: (\d{2,3} gp|(a ruby|an opal)(, (a ruby|an opal)){0,2}))$/,
      );
    }
    expect([...texts].filter((text) => text.startsWith('goblins'))).toHaveLength(7);
    expect([...texts].some((text) => /ruby|opal/.test(text))).toBe(true);
    expect(rollTable(tables, 'nowhere', createRandom(1))).toBeNull();
  });

  it('follows the weights of the rows', () => {
    const tables = tablesOf('11-13 a\n14 b\n15-20 c');
    const random = createRandom('weights');
    const counts = new Map<string, number>();
    for (let time = 0; time < 10_000; time += 1) {
      const result = rollTable(tables, 'lair', random);
      counts.set(result?.text ?? '', (counts.get(result?.text ?? '') ?? 0) + 1);
      expect(result?.thrown).toBeGreaterThan(10);
    }
    // Each bound is at least four standard deviations.
    expect(Math.abs((counts.get('a') ?? 0) - 3000)).toBeLessThan(184);
    expect(Math.abs((counts.get('b') ?? 0) - 1000)).toBeLessThan(184);
    expect(Math.abs((counts.get('c') ?? 0) - 6000)).toBeLessThan(196);
  });
});

describe('the chances of a table', () => {
  it('are exact, the likeliest first, and the same words are one outcome', () => {
    expect(shares(LAIR)).toEqual([
      '1/2 goblins, 2d4 of them',
      '1/3 nothing',
      '19/120 a chest: 2d6*10 gp',
      '1/120 a chest: 1d3 × gems',
    ]);
    expect(shares('1-2 x\n3 [[b]] and [[b]]\n# b\nx\ny\nz')?.[0]).toBe('2/3 x');
    expect(shares('1 x\n2 [[b]]\n# b\nx\ny\nz')).toEqual(['2/3 x', '1/6 y', '1/6 z']);
  });

  it('are not told where there are too many outcomes', () => {
    const ten = `# b\n${'abcdefghij'.split('').join('\n')}`;
    expect(shares(`[[b]][[b]][[b]]\n${ten}`)).toHaveLength(1000);
    expect(shares(`[[b]][[b]][[b]][[b]]\n${ten}`)).toBeUndefined();
  });

  it('come to one, and to what is rolled', () => {
    // Tables that refer only to later tables, so that there are no cycles.
    const piece = fc.oneof(
      fc.constantFrom('x', 'y'),
      fc.nat(3).map((by) => `>${by}`),
    );
    const row = fc.record({
      weight: fc.integer({ min: 1, max: 9 }),
      pieces: fc.array(piece, { maxLength: 3 }),
    });
    const set = fc.array(fc.array(row, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(set, fc.integer(), (made, seed) => {
        const text = made
          .map((rows, at) => {
            let next = 1;
            const lines = rows.map(({ weight, pieces }) => {
              const [from, to] = [next, next + weight - 1];
              next += weight;
              const words = pieces.map((each) => {
                const to = at + 1 + Number(each.slice(1));
                return each.startsWith('>') ? (to < made.length ? `[[t ${to}]]` : 'z') : each;
              });
              return `${from}-${to} w${words.join('')}`;
            });
            return [`# t ${at}`, ...lines].join('\n');
          })
          .join('\n');
        const tables = tablesOf(text);
        const outcomes = outcomesOf(tables, 't 0');
        if (outcomes === null) return;
        const under = outcomes.reduce((product, { chance }) => product * chance.under, 1n);
        const sum = outcomes.reduce(
          (total, { chance }) => total + (chance.over * under) / chance.under,
          0n,
        );
        expect(sum).toBe(under);
        const texts = new Set(outcomes.map((outcome) => outcome.text));
        const random = createRandom(seed);
        for (let time = 0; time < 20; time += 1) {
          expect(texts).toContain(rollTable(tables, 't 0', random)?.text);
        }
      }),
    );
  });
});

describe('any text', () => {
  it('is read or refused, and what is read is rolled within its bounds', () => {
    const token = fc.constantFrom(
      '# a\n',
      '# b\n',
      '1 ',
      '2-3 ',
      '\n',
      '[[',
      ']]',
      'a',
      'b',
      ' x ',
      '2d4',
      '[[b]]',
      '[[2 x b]]',
    );
    const count = (result: TableResult): number =>
      1 + result.inside.reduce((sum, one) => sum + count(one), 0);
    let rolled = 0;
    fc.assert(
      fc.property(fc.array(token, { maxLength: 14 }), fc.integer(), (tokens, seed) => {
        const read = readTables(tokens.join(''));
        if (!read.ok) {
          expect(read.problem).toMatch(/^[A-Z].*\.$/s);
          return;
        }
        for (const name of read.tables.keys()) {
          const result = rollTable(read.tables, name, createRandom(seed));
          expect(result).not.toBeNull();
          if (result) expect(count(result)).toBeLessThanOrEqual(TABLE_LIMITS.rolls);
          rolled += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(rolled).toBeGreaterThan(20);
  });
});
