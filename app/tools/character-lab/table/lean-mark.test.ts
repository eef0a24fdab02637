import { expect, it } from 'vitest';
import { leanMark } from './lean-mark';

const poisoned = { how: 'disadvantage', why: 'poisoned' } as const;
const invisible = { how: 'advantage', why: 'invisible' } as const;
const stunned = { how: 'fails', why: 'stunned' } as const;

it.each([
  [[], 0, null],
  [[poisoned], 0, { how: 'disadvantage', short: 'dis', words: 'Disadvantage: poisoned' }],
  [[invisible], 0, { how: 'advantage', short: 'adv', words: 'Advantage: invisible' }],
  [
    [invisible, poisoned],
    0,
    {
      how: 'neither',
      short: 'flat',
      words: 'Neither advantage nor disadvantage: invisible, poisoned',
    },
  ],
  [[], 4, { how: 'disadvantage', short: '−4', words: '−4 from exhaustion' }],
  [
    [poisoned],
    2,
    { how: 'disadvantage', short: 'dis −2', words: 'Disadvantage: poisoned; −2 from exhaustion' },
  ],
  [[poisoned, stunned], 0, { how: 'fails', short: 'fails', words: 'Fails: stunned' }],
])('a number whose roll leans by %j, less %i', (leans, penalty, mark) => {
  expect(leanMark(leans, penalty)).toEqual(mark);
});
