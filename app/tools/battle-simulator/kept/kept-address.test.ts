import { expect, test } from 'vitest';
import { askSearch, readAsk } from '../address/ask';
import { keptAddress, shownToOthers } from './kept-address';

const ask = readAsk(
  new URLSearchParams(
    'a=@champion.5&a=*p.m1&a=*p.m2&b=ogre&q=troll&fight=7&of=x1&day=short!*p.m3&seed=ford',
  ),
);

test('what is kept is the battle, not the look at it', () => {
  const address = decodeURIComponent(keptAddress(ask));
  expect(address).toContain('a=*p.m1');
  expect(address).toContain('seed=ford');
  expect(address).not.toMatch(/q=|fight=|of=/);
});

test('others see none of the owner’s characters, and how many are missing', () => {
  const { ask: shown, missing } = shownToOthers(ask);
  expect(missing).toBe(2);
  expect(askSearch(shown)).not.toContain('*');
  expect(askSearch(shown)).toContain('b=ogre');
});
