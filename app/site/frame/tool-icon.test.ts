import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';

const sheet = readFileSync(new URL('./tool-icons.svg', import.meta.url), 'utf8');

test('every tool of the catalogue has a drawing of its own', () => {
  const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual(CATALOGUE.map(({ icon }) => icon).sort());
});
