import { expect, test } from 'vitest';
import type { Edition } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { itemOf } from './find';
import { itemDetails, itemKind } from './item-words';

test.each<[Edition, string, string, string]>([
  ['2014', 'longsword', 'Martial melee weapon, 1d8 slashing', 'versatile (1d10) · 3 lb., 15 GP'],
  [
    '2024',
    'longsword',
    'Martial melee weapon, 1d8 slashing',
    'versatile (1d10), mastery: sap · 3 lb., 15 GP',
  ],
  [
    '2014',
    'shortbow',
    'Simple ranged weapon, 1d6 piercing',
    'ammunition (80/320 ft.), two-handed · 2 lb., 25 GP',
  ],
  [
    '2014',
    'dart',
    'Simple ranged weapon, 1d4 piercing',
    'finesse, thrown (20/60 ft.) · 0.25 lb., 5 CP',
  ],
  [
    '2014',
    'chain-mail',
    'Heavy armor, AC 16',
    'Strength 13, disadvantage on Stealth · 55 lb., 75 GP',
  ],
  [
    '2014',
    'half-plate-armor',
    'Medium armor, AC 15 + Dexterity (at most 2)',
    'disadvantage on Stealth · 40 lb., 750 GP',
  ],
  ['2014', 'leather-armor', 'Light armor, AC 11 + Dexterity', '10 lb., 10 GP'],
  ['2014', 'shield', 'Shield, AC +2', '6 lb., 10 GP'],
  ['2014', 'backpack', 'Adventuring gear', 'Holds 30 pounds in 1 cubic foot. · 5 lb., 2 GP'],
])('%s: the row of %s in words', (edition, slug, kind, details) => {
  const item = itemOf(bookOf(edition), slug);
  if (item === null) throw new Error(`no ${slug}`);
  expect([itemKind(item), itemDetails(item)]).toEqual([kind, details]);
});

test('every item of both editions has words without a gap', () => {
  for (const edition of ['2014', '2024'] as const) {
    for (const item of bookOf(edition).items) {
      const words = `${itemKind(item)} / ${itemDetails(item)}`;
      expect(words).not.toMatch(/undefined|NaN|null| {2}|, ,|· ·|, ·|· ,/);
    }
  }
});
