import { expect, test } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { character } from '../record/character';
import { sheetOf } from './sheet-of';

/** The SRD's "Hit Points at Higher Levels" of each class: the average per level. */
const AVERAGES: Readonly<Record<string, readonly [number, number]>> = {
  barbarian: [12, 7],
  fighter: [10, 6],
  paladin: [10, 6],
  ranger: [10, 6],
  bard: [8, 5],
  cleric: [8, 5],
  druid: [8, 5],
  monk: [8, 5],
  rogue: [8, 5],
  warlock: [8, 5],
  sorcerer: [6, 4],
  wizard: [6, 4],
};
const PROFICIENCY = [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6];

test.each(EDITIONS)(
  'every class of %s at every level: hit points, hit dice, proficiency',
  (edition) => {
    const book = bookOf(edition);
    for (const { slug } of book.classes) {
      const [first, each] = AVERAGES[slug] ?? [0, 0];
      for (let level = 1; level <= 20; level += 1) {
        const levels = Array.from({ length: level }, () => ({ class: slug }));
        const base = { str: 10, dex: 10, con: 14, int: 10, wis: 10, cha: 10 };
        const sheet = sheetOf(book, character.parse({ edition, levels, abilities: { base } }));
        // A barbarian of level 20 has Constitution 18: two more hit points per level.
        const hardened = slug === 'barbarian' && level === 20 ? 40 : 0;
        const hp = first + (level - 1) * each + level * 2 + hardened;
        const told = [sheet.hitPoints.value, sheet.proficiency.value, sheet.hitDice];
        expect([slug, level, ...told]).toEqual([
          slug,
          level,
          hp,
          PROFICIENCY[level - 1],
          [{ sides: first, count: level }],
        ]);
        expect(sheet.hitPoints.parts.reduce((sum, { plus }) => sum + plus, 0)).toBe(hp);
      }
    }
  },
);

test('dice as they fell stay with their levels, and no level gives less than 1', () => {
  const base = { str: 10, dex: 10, con: 1, int: 10, wis: 10, cha: 10 };
  const levels = [{ class: 'wizard' }, { class: 'wizard', hp: 6 }, { class: 'wizard', hp: 2 }];
  const made = character.parse({ edition: '2014', levels, abilities: { base } });
  // Constitution −5: 6 − 5, 6 − 5, and 2 − 5 becomes 1.
  expect(sheetOf(bookOf('2014'), made).hitPoints.value).toBe(3);
});
