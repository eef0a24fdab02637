import { expect, it } from 'vitest';
import { troubles } from './verdict';

const NOW = 1_800_000_000_000;
const WELL = {
  now: NOW,
  events: 0,
  jobs: 0,
  imports: 0,
  errors: 0,
  backedUpAt: NOW - 3_600_000,
  runs: [{ duty: 'imports', ranAt: NOW - 30_000, failedAt: NOW - 90_000 }],
};

it('finds nothing where all is well, also when something failed before the last run', () => {
  expect(troubles(WELL)).toEqual([]);
});

it.each([
  [{ runs: [] }, 'The schedule has not run for five minutes', '/management/health#schedule'],
  [
    { runs: [{ duty: 'backups', ranAt: NOW, failedAt: NOW }] },
    'The last run of the schedule failed in: backups',
    '/management/health#schedule',
  ],
  [{ errors: 1 }, '1 request failed in the last two hours', '/management/health#requests'],
  [{ events: 2 }, '2 Stripe events not handled', '/management/health#webhooks'],
  [{ jobs: 1 }, '1 failed job waiting for a retry', '/management/health#jobs'],
  [{ imports: 3 }, '3 imports failed since yesterday', '/management/records'],
  [{ backedUpAt: null }, 'No backup yet', '/management/backup'],
  [
    { backedUpAt: NOW - 49 * 3_600_000 },
    'The last backup is older than two days',
    '/management/backup',
  ],
])('%j is told in a sentence that leads there', (change, words, to) => {
  const found = troubles({ ...WELL, ...change });
  expect(found.map((one) => [one.words, one.to])).toEqual([[words, to]]);
});

it('names everything that is not well', () => {
  expect(troubles({ ...WELL, events: 1, jobs: 1, backedUpAt: null })).toHaveLength(3);
});
