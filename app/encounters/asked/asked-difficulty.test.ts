import { expect, it } from 'vitest';
import { readDifficulty } from './asked-difficulty';

const read = (query: string) => readDifficulty(new URLSearchParams(query));

it('reads the address of the README', () => {
  expect(read('edition=2014&party=3,3,4&monsters=goblin:4,ogre,cr-1/2:3')).toEqual({
    ok: true,
    asked: {
      edition: '2014',
      levels: [3, 3, 4],
      foes: [
        { said: 'goblin', count: 4, cr: null },
        { said: 'ogre', count: 1, cr: null },
        { said: 'cr-1/2', count: 3, cr: 0.5 },
      ],
    },
  });
});

it.each([
  ['party=4x3&monsters=ogre', [3, 3, 3, 3]],
  ['party=2x1, 5&monsters=ogre', [1, 1, 5]],
  [`party=20x20&monsters=ogre`, Array.from({ length: 20 }, () => 20)],
])('reads the party of %s', (query, levels) => {
  const reading = read(query);
  expect(reading.ok && reading.asked.levels).toEqual(levels);
});

it.each([
  ['edition=5e&party=1&monsters=ogre', '"edition"'],
  ['party=&monsters=ogre', '"party"'],
  ['party=0&monsters=ogre', '"party"'],
  ['party=21&monsters=ogre', '"party"'],
  ['party=3.5&monsters=ogre', '"party"'],
  ['party=21x1&monsters=ogre', '"party"'],
  ['party=99x1,99x1&monsters=ogre', '"party"'],
  ['party=3', 'there are none'],
  ['party=3&monsters=,,', 'there are none'],
  ['party=3&monsters=ogre:0', 'there are 1 to 100 of a kind; of “ogre” there are “0”'],
  ['party=3&monsters=ogre:101', '“101”'],
  ['party=3&monsters=ogre:many', '“many”'],
  ['party=3&monsters=:4', 'found “:4”'],
  ['party=3&monsters=cr-7/8', '“cr-7/8” is not a challenge rating'],
  ['party=3&monsters=cr-31', 'is not a challenge rating'],
  [
    `party=3&monsters=${Array.from({ length: 61 }, (_, at) => `m${at}`).join(',')}`,
    'at most 60 kinds',
  ],
])('refuses %s in words', (query, words) => {
  const reading = read(query);
  expect(reading.ok ? 'read' : reading.problem).toContain(words);
});
