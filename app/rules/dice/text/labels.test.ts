import { expect, test } from 'vitest';
import { createRandom } from '../../random';
import { rollDice } from '../throw/roll';
import { parseDice } from './parse';

/** The totals by label, and the total of the roll, when the dice show these faces in turn. */
function byLabel(text: string, ...faces: number[]): Record<string, number> {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  const random = { ...createRandom(0), below: () => (faces.shift() ?? 1) - 1 };
  const rolled = rollDice(parsed.roll, random);
  return Object.fromEntries([
    ...rolled.byLabel.map(({ label, total }) => [label, total]),
    ['total', rolled.total],
  ]);
}

test.each([
  ['2d6[fire]-1', [3, 4], { fire: 6, total: 6 }],
  ['5-(1d6[fire]-1d6[cold])', [2, 5], { fire: 3, cold: 5, total: 8 }],
  ['-(1d6[fire]+2)', [4], { fire: -6, total: -6 }],
  ['3*(1d6[fire]+1d6[cold])', [2, 5], { fire: 6, cold: 15, total: 21 }],
  ['(1d6[fire]+1d6[cold])*3', [2, 5], { fire: 6, cold: 15, total: 21 }],
  ['(1d6[fire]+1d6[cold])/2', [2, 5], { fire: 1, cold: 2.5, total: 3.5 }],
  ['2*(1d6[fire]-1d6[cold])/4', [2, 6], { fire: 1, cold: -3, total: -2 }],
])('%s showing %j comes to %o', (text, faces, expected) => {
  expect(byLabel(text, ...faces)).toEqual(expected);
});

test.each([
  ['(1d6[fire]+1d6[cold])%4', [2, 5], 3],
  ['12/(1d6[fire])', [4], 3],
  ['12%(1d6[fire]+4)', [1], 2],
  ['1d6[fire]*1d6[cold]', [2, 5], 10],
  ['(1d6[fire])^2', [3], 9],
  ['(1d6+1)^2[fire]', [3], 16],
  ['max(1d6[fire], 1d6[cold])', [2, 5], 5],
  ['(1d6[fire], 1d6[cold])kh1', [2, 5], 5],
])('%s showing %j cannot be parted, and counts for its first label', (text, faces, total) => {
  expect(byLabel(text, ...faces)).toEqual({ fire: total, total });
});
