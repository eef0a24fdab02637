import { expect, test } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { bookOf } from './book-of';

test.each(EDITIONS)('prices in the words of the book of %s are written "14 GP"', (edition) => {
  const words = JSON.stringify(bookOf(edition));
  expect(words.match(/\d (?:gp|sp|cp|ep|pp|Gp|Sp|Cp|Ep|Pp)\b[^"]{0,20}/g)).toBeNull();
  expect(words).toMatch(/\d GP\b/);
});
