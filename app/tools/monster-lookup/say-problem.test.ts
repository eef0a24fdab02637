import { expect, it } from 'vitest';
import { readMonsterQuery } from '~/compendium/search/monster-search';
import { filterGroups } from './filters';
import { sayProblem } from './say-problem';

const groups = filterGroups({ types: ['dragon'], sources: [], environments: false });

it.each([
  ['crMin=5&crMax=1', 'Challenge from 5 is more than challenge to 1.'],
  ['strMin=20&strMax=8', 'Strength from 20 is more than strength to 8.'],
  ['acMin=abc', 'Armor class from must be a whole number from 0 to 40.'],
  ['crMin=lots', 'Challenge from must be a challenge rating: 0, 1/8, 1/4, 1/2, or 1 to 30.'],
  ['legendary=perhaps', 'Legendary actions must be "yes" or "no".'],
  ['cursor=x', 'The page of results must be one that this search gave. Start again without it.'],
])('%s: %s', (search, sentence) => {
  const params = new URLSearchParams(search);
  const reading = readMonsterQuery(params);
  expect(reading.ok ? '' : sayProblem(reading, params, groups)).toBe(sentence);
});
