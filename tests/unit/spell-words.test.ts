import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Our own words for the spells of SRD 5.2.1, one spell a line: what casting one does, and what a larger slot adds. */
const lines = readFileSync('content/srd-5-2/spell-words.ndjson', 'utf8').trimEnd().split('\n');
const words = lines.map((line) => JSON.parse(line));

it('has each of the 339 spells once, in the order of the alphabet', () => {
  const keys = words.map(({ key }) => key);
  expect(keys).toHaveLength(339);
  expect(new Set(keys).size).toBe(339);
  for (const key of keys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(words.every((one) => Object.keys(one).join() === 'key,text,higher')).toBe(true);
});

it('says something of each, in straight quotes and with its bold words closed', () => {
  for (const { key, text, higher } of words) {
    for (const said of higher === null ? [text] : [text, higher]) {
      expect(said.length, key).toBeGreaterThan(20);
      expect(said, key).not.toMatch(/[‘’“”\t]| {2}|\n{3}|^\s|\s$/);
      expect(said.split('**').length % 2, key).toBe(1);
    }
  }
});

it('writes dice as dice, and never a half of one', () => {
  for (const { key, text, higher } of words) {
    for (const [dice] of `${text} ${higher ?? ''}`.matchAll(/\b\w*d\d+/g)) {
      expect(dice, key).toMatch(/^\d*d(4|6|8|10|12|20|100)$/);
    }
  }
});
