import { expect, it } from 'vitest';
import { nextAskMs } from './ask-again';

it('asks every few seconds while something happens, and rarely once the table rests', () => {
  expect(nextAskMs(0)).toBe(4000);
  expect(nextAskMs(74)).toBe(4000);
  expect(nextAskMs(75)).toBe(15_000);
});
