import { expect, test } from 'vitest';
import { COINS, coinWords } from './coins';

test('coins are written in capitals, thousands apart', () => {
  expect(COINS.map((coin) => coinWords(14, coin))).toEqual([
    '14 PP',
    '14 GP',
    '14 EP',
    '14 SP',
    '14 CP',
  ]);
  expect([coinWords(12_500, 'gp'), coinWords(12.5, 'gp')]).toEqual(['12,500 GP', '12.5 GP']);
});
