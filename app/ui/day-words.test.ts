import { expect, test } from 'vitest';
import { dayWords, momentWords } from './day-words';

test('a date is written as on the legal pages, by the clock of Greenwich', () => {
  expect(dayWords(Date.UTC(2025, 7, 21))).toBe('Aug 21, 2025');
  expect(dayWords(Date.UTC(2026, 11, 5) - 1)).toBe('Dec 4, 2026');
});

test('a moment has the same date and adds the time of day', () => {
  const noon = new Date(2026, 10, 3, 12, 5).getTime();
  // Some platforms put a narrow no-break space before AM and PM.
  expect(momentWords(noon).replaceAll('\u202f', ' ')).toBe('Nov 3, 2026, 12:05 PM');
});
