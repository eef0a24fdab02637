import { expect, it } from 'vitest';
import { stateWord } from './job-words';

const NOTHING = { added: 0, changed: 0, unchanged: 0, rejected: 0 };

it.each([
  [{ state: 'done' as const, ...NOTHING, added: 3 }, 'Done', 'green'],
  [{ state: 'done' as const, ...NOTHING, rejected: 3 }, '3 of 3 rejected', 'ember'],
  [
    { state: 'done' as const, ...NOTHING, added: 1200, changed: 1, rejected: 2 },
    '2 of 1,203 rejected',
    'ember',
  ],
  [{ state: 'running' as const, ...NOTHING, rejected: 3 }, 'Loading', 'ember'],
  [{ state: 'failed' as const, ...NOTHING, rejected: 3 }, 'Failed', 'red'],
])('%j says %s', (job, word, tone) => {
  expect(stateWord(job)).toEqual({ word, tone });
});
