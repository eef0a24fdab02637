import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encoder, LIMITS, problemOf, read } from '../../tests/harness/ndjson-files';
import { type NdjsonItem, readNdjson } from './ndjson';

describe('a file of records', () => {
  it('gives each line as an object with its number', async () => {
    expect(await read('{"a":1}\n{"b":"é"}\n')).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 2, value: { b: 'é' } },
    ]);
  });

  it('may start with a byte order mark, end lines with CRLF, and lack the last newline', async () => {
    expect(await read('\ufeff{"a":1}\r\n\r\n  \r\n{"b":2}')).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 4, value: { b: 2 } },
    ]);
  });

  it('is empty when it has no bytes, or only blank lines', async () => {
    expect(await read('')).toEqual([]);
    expect(await read('\n\n \r\n\t\n')).toEqual([]);
  });

  it('goes on after a bad line', async () => {
    expect(await read('{"a":1}\nnonsense\n{"b":2}\n')).toMatchObject([
      { line: 1 },
      { line: 2, kind: 'bad-line', problem: 'the line is not JSON' },
      { line: 3, value: { b: 2 } },
    ]);
  });

  it('says what to do when somebody sends one JSON list', async () => {
    expect(await read('[\n{"a":1},\n{"b":2}\n]\n')).toMatchObject([
      { line: 1, problem: expect.stringContaining('one object per line') },
      { line: 2, problem: expect.stringContaining('one object per line') },
      { line: 3, value: { b: 2 } },
      { line: 4, problem: expect.stringContaining('one object per line') },
    ]);
    expect(await problemOf('[{"a":1}]')).toContain('is a list');
  });

  it.each(['1', '"text"', 'null', 'true'])('refuses the bare value %s', async (value) => {
    expect(await problemOf(value)).toBe('the line is not an object');
  });

  it.each([
    '{"__proto__":{"admin":true}}',
    '{"a":[{"__proto__":1}]}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"a":{"prototype":1}}',
  ])('refuses keys that reach a prototype: %s', async (line) => {
    expect(await problemOf(line)).toMatch(/is not a field that a record may have/);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });

  it.each([
    ['{"a":1e999}', /too large/],
    ['{"a":[-1e999]}', /too large/],
    ['{"a":9007199254740993}', /would lose digits/],
    ['{"a":NaN}', /not JSON/],
    ['{"a":Infinity}', /not JSON/],
  ])('refuses the number of %s', async (line, problem) => {
    expect(await problemOf(line)).toMatch(problem);
  });

  it('refuses bytes that are not UTF-8, and reads the next line', async () => {
    const bytes = new Uint8Array([0x7b, 0xff, 0x7d, 10, ...encoder.encode('{"a":1}')]);
    expect(await read(bytes)).toEqual([
      { line: 1, problem: 'the line is not UTF-8 text', kind: 'bad-line' },
      { line: 2, value: { a: 1 } },
    ]);
  });

  it('refuses nesting that only wants to exhaust it', async () => {
    const bomb = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(await problemOf(bomb)).toBe('the line is nested more than 32 levels deep');
    expect(await problemOf('{"a":'.repeat(100_000))).toBe('the line is not JSON');
  });

  it('skips a line of 3 MB and reads the next', async () => {
    const long = `{"a":"${'x'.repeat(3_000_000)}"}\n{"b":2}\n`;
    expect(await read(long, {}, [1000, 1_500_000, 2_999_999])).toEqual([
      { line: 1, problem: 'the line has more than 1000000 bytes', kind: 'bad-line' },
      { line: 2, value: { b: 2 } },
    ]);
  });

  it('stops at its last byte allowed', async () => {
    expect(await read('{"a":1}\n{"b":2}\n{"c":3}\n', { maxBytes: 17 })).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 2, value: { b: 2 } },
      { line: 3, problem: 'the file has more than 17 bytes', kind: 'too-large' },
    ]);
    expect(await read('{"a":1}\n', { maxBytes: 8 })).toHaveLength(1);
  });

  it('stops at its last line allowed, blank ones included', async () => {
    expect(await read('{"a":1}\n\n{"b":2}\n', { maxLines: 2 })).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 3, problem: 'the file has more than 2 lines', kind: 'too-large' },
    ]);
    expect(await read('{"a":1}\n\n', { maxLines: 2 })).toHaveLength(1);
    expect((await read('\n'.repeat(1_000_000))).at(-1)).toMatchObject({ kind: 'too-large' });
  });

  it('says so when its bytes stop coming', async () => {
    async function* breaking() {
      yield encoder.encode('{"a":1}\n{"b"');
      throw new Error('connection lost');
    }
    const items: NdjsonItem[] = [];
    for await (const item of readNdjson(breaking(), LIMITS)) items.push(item);
    expect(items).toMatchObject([
      { line: 1, value: { a: 1 } },
      {
        line: 2,
        kind: 'broken-off',
        problem: 'the file broke off before its end: send it again',
      },
    ]);
  });

  it('stops reading when nobody asks for more', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encoder.encode('{"a":1}\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const item of readNdjson(endless, LIMITS)) if (item.line === 3) break;
    expect(cancelled).toBe(true);
  });
});

const small = { maxBytes: 300, maxLines: 12, maxLineBytes: 60, maxDepth: 4 };
const scraps = fc.oneof(
  fc.constantFrom('{"a":1}', '\n', '\r\n', '\ufeff', '[', '{', '}', '"', '{"__proto__":1}', ' '),
  fc.json({ maxDepth: 3 }),
  fc.string(),
);
const anyFile = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc.array(scraps, { maxLength: 30 }).map((parts) => encoder.encode(parts.join(''))),
);

describe('any bytes in any chunks', () => {
  it('give the same items and never an error', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, fc.array(fc.nat(400), { maxLength: 20 }), async (bytes, cuts) => {
        const whole = await read(bytes, small);
        expect(await read(bytes, small, cuts)).toEqual(whole);
        expect(await read(bytes, small, [...bytes.keys()])).toEqual(whole);
        const lines = whole.map((item) => item.line);
        expect(lines).toEqual([...lines].sort((a, b) => a - b));
      }),
      { numRuns: 200 },
    );
  });
});
