import { expect, test } from 'vitest';
import { sheetOfWorked } from '../../../tests/harness/worked-character';
import { attackWays } from './attack-ways';

test('a sheet and a seat list each weapon as held, in both hands, and in the other hand', () => {
  const sheet = sheetOfWorked('2014', {
    race: 'human',
    classes: 'fighter 5',
    // All + 1.
    scores: [15, 13, 14, 8, 12, 10],
    wears: ['shortsword', 'scimitar', 'quarterstaff'],
  });
  const ways = attackWays(sheet.attacks).map(
    ({ attack: { name, damage, average } }) => `${name} ${damage} ${average}`,
  );
  expect(ways).toEqual([
    'Shortsword 1d6+3 6',
    'Scimitar 1d6+3 6',
    'Quarterstaff 1d6+3 6',
    'Unarmed strike 4 4',
    'Quarterstaff, both hands 1d8+3 7',
    'Shortsword, other hand 1d6 3',
    'Scimitar, other hand 1d6 3',
  ]);
});
