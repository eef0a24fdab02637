import { expect, it } from 'vitest';
import { likedSheet } from './page-liked-sheet';

const CHOSEN = 'preferences=system.a4.2024';

it.each([
  [
    'the copy of 2014, for who has chosen 2024',
    '?q=cover',
    '#cover',
    CHOSEN,
    '2014',
    '/cheat-sheet?edition=2024&q=cover#cover',
  ],
  ['the sheet as it was chosen', '', '', CHOSEN, '2024', null],
  ['the copy of 2014, for who has chosen nothing', '', '', '', '2014', null],
  ['an address that names its edition', '?edition=2014', '', CHOSEN, '2014', null],
])('%s leads to the right edition', (_, search, hash, cookie, shown, to) => {
  expect(likedSheet({ search, hash, cookie, shown })).toBe(to);
});
