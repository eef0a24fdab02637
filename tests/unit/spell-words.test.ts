import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Our own descriptions of the SRD 5.2.1 spells, one per line: the effect, and what a higher slot adds. */
const lines = readFileSync('content/srd-5-2/spell-words.ndjson', 'utf8').trimEnd().split('\n');
const words = lines.map((line) => JSON.parse(line));

it('the file contains each of the 339 spells once, in alphabetical order', () => {
  const keys = words.map(({ key }) => key);
  expect(keys).toHaveLength(339);
  expect(new Set(keys).size).toBe(339);
  for (const key of keys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(words.every((one) => Object.keys(one).join() === 'key,text,higher')).toBe(true);
});

it('each spell is described, with straight quotes and closed bold marks', () => {
  for (const { key, text, higher } of words) {
    for (const said of higher === null ? [text] : [text, higher]) {
      expect(said.length, key).toBeGreaterThan(20);
      expect(said, key).not.toMatch(/[‘’“”\t]| {2}|\n{3}|^\s|\s$/);
      expect(said.split('**').length % 2, key).toBe(1);
    }
  }
});

it('dice are written in dice notation, with whole numbers', () => {
  for (const { key, text, higher } of words) {
    for (const [dice] of `${text} ${higher ?? ''}`.matchAll(/\b\w*d\d+/g)) {
      expect(dice, key).toMatch(/^\d*d(4|6|8|10|12|20|100)$/);
    }
  }
});
