import { expect, test } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { GOOD_FIRST_SLUGS, goodFirst } from './good-first';

test('every good first choice is something that one of the books has', () => {
  const known = new Set(
    EDITIONS.flatMap((edition) => {
      const { classes, spells, feats, groups } = bookOf(edition);
      return [...classes, ...spells, ...feats, ...Object.values(groups).flat()];
    }).map(({ slug }) => slug),
  );
  expect(GOOD_FIRST_SLUGS.filter((slug) => !known.has(slug))).toEqual([]);
});

test('only what is marked has a reason', () => {
  expect(goodFirst('mage-hand')).toBe('always useful');
  expect([goodFirst('wish'), goodFirst('constructor')]).toEqual([null, null]);
});
