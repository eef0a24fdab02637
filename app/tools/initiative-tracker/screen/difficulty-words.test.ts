import { describe, expect, it } from 'vitest';
import { characterSheet } from '~/fights/sheet/by-hand';
import type { Edition } from '~/rules/edition';
import { done, joined, somebody } from '../../../../tests/harness/fight-table';
import { difficultyWords } from './difficulty-words';

const hero = (id: string, level: number | null) =>
  somebody(id, { side: 'party', sheet: characterSheet('2014', { name: id, maximum: 30, level }) });
const foe = (id: string, xp: number, more = {}) =>
  somebody(id, { ...more, sheet: { name: id, xp, challenge: 1 } });
const four = ['Mira', 'Odo', 'Ilvy', 'Sefa'].map((name) => hero(name, 5));
const words = (seeds: ReturnType<typeof hero>[], edition: Edition = '2014', ...deeds: unknown[]) =>
  difficultyWords(done(joined(seeds, edition), ...deeds));

describe('how hard a fight is', () => {
  it('is told in the terms of its edition', () => {
    const foes = [foe('Ogre', 1100), foe('Troll', 1100)];
    expect(words([...four, ...foes])).toBe(
      'Hard for four characters of level 5: 2,200 XP, adjusted 3,300.',
    );
    expect(words([...four, ...foes], '2024')).toBe('Low for four characters of level 5: 2,200 XP.');
    expect(words([...four, foe('Rat', 10)], '2024')).toBe(
      'Below low for four characters of level 5: 10 XP.',
    );
    expect(words([...four, foe('Rat', 10)])).toBe('Trivial for four characters of level 5: 10 XP.');
  });

  it('tells what is left once somebody is defeated, those who are still to come among them', () => {
    const foes = [foe('Ogre', 1100), foe('Troll', 1100, { arrives: 3 }), foe('Rat', 10)];
    const pile = (...who: string[]) => ({ do: 'place', who, where: 'pile' });
    expect(words([...four, ...foes], '2024', pile('Ogre'))).toBe(
      'Low for four characters of level 5: 2,210 XP. Remaining foes: below low, 1,110 XP.',
    );
    expect(words([...four, ...foes], '2024', pile('Ogre', 'Troll', 'Rat'))).toBe(
      'Low for four characters of level 5: 2,210 XP. No foes left.',
    );
  });

  it('names a party of several levels', () => {
    const rat = foe('Rat', 10);
    expect(words([hero('a', 3), hero('b', 4), hero('c', 3), rat], '2024')).toMatch(
      /^Below low for two characters of level 3 and one of level 4:/,
    );
    expect(words([hero('a', 3), hero('b', 4), hero('c', 6), rat], '2024')).toMatch(
      /^Below low for three characters of levels 3 to 6:/,
    );
  });

  it('says what is missing, and leaves out what nobody knows', () => {
    const rat = foe('Rat', 10);
    expect(words([hero('Mira', null), hero('Odo', null), rat])).toBe(
      'Add levels to see the difficulty: Mira and Odo have none.',
    );
    expect(words([rat])).toMatch(/Add characters to see the difficulty/);
    expect(words([hero('Mira', 5), hero('Odo', null), rat], '2024')).toBe(
      'Below low for one character of level 5: 10 XP. Odo has no level and is not counted.',
    );
    const thug = somebody('Thug');
    expect(words([...four, thug], '2024')).toBe(
      'Below low for four characters of level 5: 0 XP. Thug has no challenge rating and is not counted.',
    );
    expect(words(four)).toBe('');
  });
});
