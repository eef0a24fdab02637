import { expect, test } from 'vitest';
import { readAsk } from './ask';
import { trackerSearch } from './tracker-search';

test('a battle goes to the tracker with its foes, their rounds, allies and the party', () => {
  const ask = readAsk(
    new URLSearchParams(
      'edition=2024&a=*lab.c1&a=*lab.c2&a=*p1.m1&a=*p1.m2&a=wolf&a=@champion.5&b=goblin~n:4&b=ogre~r:3&b==Sir, Bad:1~n:2',
    ),
  );
  expect(Object.fromEntries(new URLSearchParams(trackerSearch(ask)))).toEqual({
    edition: '2024',
    monsters: 'goblin:4,Sir  Bad 1:2',
    'wave-3': 'ogre:1',
    allies: 'wolf:1',
    party: 'p1',
    characters: 'c1,c2',
  });
});
