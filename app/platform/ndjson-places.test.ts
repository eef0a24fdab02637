import { expect, it } from 'vitest';
import { encoder, LIMITS } from '../../tests/harness/ndjson-files';
import { type NdjsonItem, type NdjsonPlace, readNdjson } from './ndjson';

const LONG = `{"name":"${'x'.repeat(300)}"}`;
const FILE = encoder.encode(
  `\ufeff{"a":"é"}\r\n\r\n{"b":"龍"}\nnonsense\n${LONG}\n{"c":"🐉"}\r\n  \n{"d":1}`,
);
const BOUNDS = { ...LIMITS, maxLineBytes: 200 };

async function* pieces(bytes: Uint8Array, cut: number) {
  yield bytes.slice(0, cut);
  yield bytes.slice(cut);
}

async function read(bytes: Uint8Array, cut: number, place: NdjsonPlace) {
  const items: { item: NdjsonItem; behind: NdjsonPlace }[] = [];
  for await (const item of readNdjson(pieces(bytes, cut), BOUNDS, place)) {
    items.push({ item, behind: { ...place } });
  }
  return items;
}

it('goes on behind any item as if the file had never been left, wherever its bytes are cut', async () => {
  const whole = await read(FILE, FILE.length, { line: 1, byte: 0 });
  expect(whole.map(({ item }) => item.line)).toEqual([1, 3, 4, 5, 6, 8]);
  expect(whole[3]?.item).toMatchObject({ problem: 'the line has more than 200 bytes' });
  expect(whole.at(-1)?.behind).toEqual({ line: 9, byte: FILE.length });
  for (let cut = 0; cut <= FILE.length; cut += 1) {
    expect(await read(FILE, cut, { line: 1, byte: 0 })).toEqual(whole);
  }
  for (const [at, { behind }] of whole.entries()) {
    const rest = FILE.subarray(behind.byte);
    for (let cut = 0; cut <= rest.length; cut += 1) {
      const gone = await read(rest, cut, { line: behind.line, byte: 0 });
      expect(gone.map(({ item }) => item)).toEqual(whole.slice(at + 1).map(({ item }) => item));
      const last = gone.at(-1)?.behind;
      if (last) expect(behind.byte + last.byte).toBe(FILE.length);
    }
  }
});
