import { describe, expect, it } from 'vitest';
import { encoder, LIMITS, problemOf, read } from '../../tests/harness/ndjson-files';
import { type NdjsonItem, type NdjsonLimits, readNdjson } from './ndjson';

describe('a file of records', () => {
  it.each([
    ['[', true],
    [']', true],
    ['{"a":1},', true],
    ['[{"a":1},', true],
    ['{"a":1', false],
    ['"a",', false],
    ['x[', false],
    [']]', false],
  ])('knows the line of a list from one that is only wrong: %s', async (line, isList) => {
    expect(await problemOf(`${line} \r\n`)).toBe(
      `the line is not JSON${isList ? ': write one object per line, without a list around them' : ''}`,
    );
  });

  it('may have lines of just so many bytes, each for itself, in whatever pieces they come', async () => {
    const line = '{"a":"é"}';
    const bytes = encoder.encode(line).byteLength;
    const file = `${line}\n${line}\n${line}`;
    const cuts = [3, bytes, bytes + 1, bytes + 5];
    const kept = await read(file, { maxLineBytes: bytes }, cuts);
    expect(kept).toEqual([1, 2, 3].map((at) => ({ line: at, value: { a: 'é' } })));
    const refused = await read(file, { maxLineBytes: bytes - 1 }, cuts);
    // One error for each line, even when more chunks of that line follow.
    expect(refused).toEqual(
      [1, 2, 3].map((at) => ({
        line: at,
        problem: `the line has more than ${bytes - 1} bytes`,
        kind: 'bad-line',
      })),
    );
  });

  it('is not asked for more once it is too large, and gives what came before whole', async () => {
    let asked = 0;
    async function* coming() {
      for (const piece of ['{"a":1}\n{"b"', ':2}\n', '{"c":3}\n', '{"d":4}\n']) {
        asked += 1;
        yield encoder.encode(piece);
      }
    }
    const readAll = async (limits: Partial<NdjsonLimits>) => {
      asked = 0;
      const items: NdjsonItem[] = [];
      for await (const item of readNdjson(coming(), { ...LIMITS, ...limits })) items.push(item);
      return items;
    };
    const whole = [
      { line: 1, value: { a: 1 } },
      { line: 2, value: { b: 2 } },
    ];
    const problem = 'the file has more than 2 lines';
    expect(await readAll({ maxLines: 2 })).toEqual([
      ...whole,
      { line: 3, problem, kind: 'too-large' },
    ]);
    expect(asked).toBe(3);
    // A line cut off by the byte limit is not returned, although the part before the cut is valid JSON.
    const tooMany = { line: 3, problem: 'the file has more than 18 bytes', kind: 'too-large' };
    expect(await readAll({ maxBytes: 18 })).toEqual([...whole, tooMany]);
    expect(asked).toBe(3);
    const atOnce = '{"a":1}\n{"b":2}\n{"c":3}\n{"d":4}\n';
    expect(await read(atOnce, { maxLines: 2 })).toEqual([
      ...whole,
      { line: 3, problem, kind: 'too-large' },
    ]);
    expect(await read('{"a":1}{"b":2}', { maxBytes: 7 })).toEqual([
      { line: 1, problem: 'the file has more than 7 bytes', kind: 'too-large' },
    ]);
  });
});
