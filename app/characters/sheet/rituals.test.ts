import { expect, test } from 'vitest';
import { sheetOfWorked } from '../../../tests/harness/worked-character';

/** Whether a class casts Alarm or Detect Magic as a ritual. */
function casts(edition: '2014' | '2024', slug: string, how: 'known' | 'prepared'): boolean {
  const sheet = sheetOfWorked(edition, {
    race: 'human',
    classes: `${slug} 5`,
    scores: [13, 13, 13, 13, 13, 13],
    spells: { [slug]: { [how]: ['detect-magic'] } },
  });
  return sheet.spells.some(({ slug: one, ritual }) => one === 'detect-magic' && ritual);
}

test('in 2014 bards, clerics, druids and wizards cast rituals; paladins, rangers and sorcerers do not', () => {
  expect(
    (
      [
        ['bard', 'known'],
        ['cleric', 'prepared'],
        ['druid', 'prepared'],
        ['wizard', 'known'],
        ['paladin', 'prepared'],
        ['ranger', 'known'],
        ['sorcerer', 'known'],
      ] as const
    ).map(([slug, how]) => [slug, casts('2014', slug, how)]),
  ).toEqual([
    ['bard', true],
    ['cleric', true],
    ['druid', true],
    ['wizard', true],
    ['paladin', false],
    ['ranger', false],
    ['sorcerer', false],
  ]);
});

test('in 2024 whoever has a ritual spell prepared casts it as one', () => {
  for (const slug of ['cleric', 'paladin', 'ranger', 'sorcerer'])
    expect([slug, casts('2024', slug, 'prepared')]).toEqual([slug, true]);
});
