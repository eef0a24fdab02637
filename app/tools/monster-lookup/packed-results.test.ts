import { expect, test } from 'vitest';
import { packResults, unpackResults } from './packed-results';

test('results come out as they went in, whatever stands in a name', () => {
  const goblin = { id: 'goblin', name: 'Goblin', type: 'humanoid', size: 'Small' };
  const odd = { id: 'odd', name: 'A|b ~ `3 {c}', type: 'ooze', size: 'Tiny' };
  const found = [
    { ...goblin, cr: 0.25, ac: 15, hp: 7, edition: '2014' },
    { ...odd, cr: 30, ac: 0, hp: 1, edition: '2024' },
  ];
  expect(unpackResults(packResults(found))).toEqual(found);
  expect(unpackResults(packResults([]))).toEqual([]);
});
