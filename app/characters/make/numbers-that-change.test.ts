import { expect, test } from 'vitest';
import { EDITIONS, otherEdition } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { sheetOf } from '../sheet/sheet-of';
import { archetypeAt, archetypesOf } from './archetypes';
import { numbersThatChange } from './numbers-that-change';
import { inOtherEdition } from './other-edition';

function changesOf(edition: '2014' | '2024', slug: string, level: number) {
  const made = archetypeAt(bookOf(edition), slug, level);
  if (!made) throw new Error('There is no such character.');
  const [from, to] = [bookOf(edition), bookOf(otherEdition(edition))];
  return inOtherEdition(from, to, made).changes;
}

test('a gnomish wizard of 2014 is told every number that 2024 makes another, kind by kind', () => {
  const changes = changesOf('2014', 'wizard', 12);
  expect(changes).toEqual(
    expect.arrayContaining([
      'Scores: Constitution 17 → 16, Intelligence 20 → 18.',
      'Saves: Intelligence +9 → +8.',
      'Skills: Arcana +9 → +8, History +5 → +4, Investigation +9 → +8, Nature +5 → +4, Religion +9 → +8.',
      'Passive: Investigation 19 → 18.',
      'Spells: Wizard spell save DC 17 → 16, Wizard spell attack +9 → +8, Wizard prepared spells 17 → 16.',
      'Languages lost: Gnomish.',
    ]),
  );
});

test('attacks are told once each, with what they do', () => {
  expect(changesOf('2014', 'fighter', 11)).toEqual(
    expect.arrayContaining([
      'Attacks: Longsword +10, 1d8+8 → +9, 1d8+5, Unarmed strike +9, 6 → +8, 5.',
      'Uses: Second Wind 1 → 4.',
    ]),
  );
});

test('who has all simple weapons has lost none of them', () => {
  const changes = changesOf('2014', 'wizard', 12);
  expect(changes).toContain("No longer proficient: Tinker's Tools.");
  expect(changes.join()).not.toContain('Dagger');
});

test.each(EDITIONS)('between a sheet of %s and itself nothing is told', (edition) => {
  const book = bookOf(edition);
  for (const { slug } of archetypesOf(edition)) {
    const made = archetypeAt(book, slug, 9);
    if (!made) throw new Error('There is no such character.');
    const sheet = sheetOf(book, made);
    expect(numbersThatChange({ from: book, to: book }, sheet, sheet)).toEqual([]);
  }
});
