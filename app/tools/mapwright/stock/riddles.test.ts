import { expect, it } from 'vitest';
import { STOCK_NAMES } from '~/maps/map/room-text';
import { createRandom } from '~/rules/random';
import { clueLine, trickLine } from './riddles';

it('a sign and a trick are sentences that do not repeat the name of their kind', () => {
  const random = createRandom('signs');
  for (let at = 0; at < 300; at += 1) {
    const clue = clueLine(random);
    expect(clue).toMatch(/^[A-Z][^;:]+; they .+\.$/);
    expect(clue.startsWith(STOCK_NAMES.clue)).toBe(false);
    expect(trickLine(random)).toMatch(/^A .+\.$/);
  }
});
