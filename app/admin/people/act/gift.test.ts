import { expect, it } from 'vitest';
import { lastDayOf, readGift } from './gift';

const NOW = Date.UTC(2026, 11, 31, 20);

it('ends a gift with its last day', () => {
  const read = readGift({ until: '2026-12-31', note: ' For the \n stream ' }, NOW);
  expect(read).toEqual({
    ok: true,
    gift: { endsAt: Date.UTC(2027, 0, 1) / 1000, note: 'For the stream' },
  });
  expect(read.ok && lastDayOf(read.gift)).toBe('2026-12-31');
});

it('takes a gift without an end and without a note', () => {
  expect(readGift({ until: '', note: '' }, NOW)).toEqual({
    ok: true,
    gift: { endsAt: null, note: '' },
  });
  expect(lastDayOf({ endsAt: null })).toBe('');
});

it.each([
  ['2026-12-30', 'That last day has passed. Choose a later one. Nothing was changed.'],
  ['2027-02-30', 'Enter the last day of the gift as 2026-12-31. Nothing was changed.'],
  ['soon', 'Enter the last day of the gift as 2026-12-31. Nothing was changed.'],
])('refuses the day %s in words', (until, sentence) => {
  expect(readGift({ until, note: '' }, NOW)).toEqual({ ok: false, sentence });
});

it('refuses a note that no line of a page holds', () => {
  expect(readGift({ until: '', note: 'x'.repeat(201) }, NOW)).toMatchObject({ ok: false });
});
