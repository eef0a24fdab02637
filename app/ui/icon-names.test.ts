import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon-names';

const sheet = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');

test('every icon name has a drawing, and every drawing a name', () => {
  const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect([...ICON_NAMES].sort()).toEqual(drawn.sort());
});

test('no drawing carries a style attribute, which our content security policy would refuse', () => {
  expect(sheet).not.toMatch(/\sstyle=/);
});
