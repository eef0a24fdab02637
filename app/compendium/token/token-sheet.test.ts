import { expect, test } from 'vitest';
import { CREATURE_TYPES } from '~/rules/creature-types';
import { SIZES } from '../records/record-parts';
import { emblemScale, tierOf } from './token-marks';
import { tokenSheet } from './token-sheet';
import { tokenSvg } from './token-svg';

const sheet = tokenSheet();

function part(name: string): string {
  return new RegExp(`<g id="${name}">(.*?)</g>`).exec(sheet)?.[1] ?? '';
}

test('the sheet has a coin for every challenge rating and an emblem for every type, all different', () => {
  const coins = [0, 4, 5, 10, 11, 16, 17, 30].map((cr) => part(`coin-${tierOf(cr)}`));
  expect(coins.every((coin) => coin.includes('<circle'))).toBe(true);
  expect(new Set(coins).size).toBe(4);
  const emblems = CREATURE_TYPES.map((type) => part(type));
  expect(emblems.every((emblem) => emblem.length > 200)).toBe(true);
  expect(new Set(emblems).size).toBe(CREATURE_TYPES.length);
});

test('a row shows the emblem of the large token in its size', () => {
  for (const size of SIZES) {
    const facts = { slug: 'a', name: 'A', type: 'giant', size, cr: 1 };
    expect(tokenSvg(facts)).toMatch(new RegExp(`scale\\(-?${emblemScale(size)} `));
  }
});
