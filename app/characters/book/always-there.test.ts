import { expect, test } from 'vitest';
import { alwaysThere } from './always-there';

test('spells of a domain come at its levels, with the class’s ability', () => {
  expect(alwaysThere({ 1: ['bless'], 3: ['aid', 'web'] })).toEqual([
    { gives: 'spell', spell: 'bless', ability: 'class', level: 1 },
    { gives: 'spell', spell: 'aid', ability: 'class', level: 3 },
    { gives: 'spell', spell: 'web', ability: 'class', level: 3 },
  ]);
});
