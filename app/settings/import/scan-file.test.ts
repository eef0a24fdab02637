import { describe, expect, it } from 'vitest';
import { IMPORT_LIMITS } from './import-limits';
import { rowsFrom, scanFile, type TableSpan } from './scan-file';

const encoder = new TextEncoder();

async function* pieces(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const scan = (text: string, size = 65_536) => scanFile(pieces(encoder.encode(text), size));

async function rows(text: string, { from, to }: TableSpan, size = 65_536, at = from) {
  const read = [];
  const bytes = encoder.encode(text).subarray(at, to);
  for await (const row of rowsFrom(pieces(bytes, size), at)) read.push(row);
  return read;
}

const FILE = JSON.stringify(
  {
    exportedAt: '2030-01-01',
    maps: [{ name: 'A “ford”, {wet} [deep]\\' }, { json: { a: [1, { b: '}]' }] } }],
    empty: [],
    users: [{ id: 'ann' }],
  },
  null,
  2,
);

describe('an account’s file', () => {
  it.each([1, 2, 3, 7, 4096])('is read alike in pieces of %i bytes', async (size) => {
    const found = await scan(FILE, size);
    const tables = found.ok ? found.tables : {};
    expect(Object.entries(tables).map(([name, span]) => [name, span.rows])).toEqual([
      ['maps', 2],
      ['empty', 0],
      ['users', 1],
    ]);
    const maps = await rows(FILE, tables.maps as TableSpan, size);
    expect(maps.map(({ text }) => JSON.parse(text ?? ''))).toEqual(JSON.parse(FILE).maps);
    const rest = await rows(FILE, tables.maps as TableSpan, size, maps[0]?.end);
    expect(rest).toEqual(maps.slice(1));
    expect(await rows(FILE, tables.empty as TableSpan, size)).toEqual([]);
  });

  it('may begin with a byte-order mark', async () => {
    expect(await scan(`\ufeff${FILE}`)).toMatchObject({ ok: true });
  });

  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  it.each([
    ['', 'empty'],
    ['[]', 'not an account file'],
    ['{}', 'not an account file'],
    ['Dear diary', 'not an account file'],
    ['<html></html>', 'not an account file'],
    ['{"maps":[]}', 'not an account file'],
    [`${FILE} {}`, 'not an account file'],
    ['{"users":[1]} ', 'not an account file', true],
    ['{"users":[[]]}', 'not an account file'],
    ['{"users":[],"users":[]}', 'not an account file'],
    ['{"__proto__":[],"users":[]}', 'not an account file'],
    ['{[],"users":[]}', 'not an account file'],
    [`{"${'x'.repeat(200)}":[]}`, 'not an account file'],
    ['{"a b":[],"users":[]}', 'not an account file'],
    [FILE.slice(0, -4), 'ends too early'],
    ['{"users":[{"name":"', 'ends too early'],
    [`{"users":[{"a":${nested(80)}}]}`, 'nested too deeply'],
    [`{"users":[${Array(IMPORT_LIMITS.rows + 1).fill('{}')}]}`, 'things of one kind'],
  ])('is refused with a sentence: %.20s', async (text, why, isFine = false) => {
    const found = await scan(text);
    if (isFine) expect(found).toMatchObject({ ok: true, tables: { users: { rows: 0 } } });
    else expect(found).toMatchObject({ ok: false, problem: expect.stringContaining(why) });
  });

  it('gives a thing that is too large, or of too many parts, without its text', async () => {
    const most = { rowBytes: 1000, rowParts: 40 };
    const big = `{"users":[{"a":"${'x'.repeat(most.rowBytes)}"},{"b":1}]}`;
    const many = `{"users":[{"a":[${'{},'.repeat(most.rowParts / 2)}{}]},{"b":1}]}`;
    for (const text of [big, many]) {
      for (const size of [10, 5000]) {
        const read = [];
        const begin = text.indexOf('[');
        const bytes = encoder.encode(text).subarray(begin);
        for await (const row of rowsFrom(pieces(bytes, size), begin, most)) read.push(row.text);
        expect(read).toEqual([null, '{"b":1}']);
      }
    }
  });
});
