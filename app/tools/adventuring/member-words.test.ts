import { expect, it } from 'vitest';
import { memberSettings } from '~/parties/member';
import { ailWords, classWords, dueLevel, goldWords, partyWords, slotWords } from './member-words';

const mira = memberSettings.parse({ name: 'Mira', level: 3, className: 'Wizard', player: 'Ben' });

it('says who a character is', () => {
  expect(classWords(mira)).toBe('Level 3 · Wizard · Ben');
  expect(classWords({ ...mira, className: '', player: '' })).toBe('Level 3');
});

it('says which level is due, and none that is not', () => {
  expect(dueLevel(1, 299)).toBeNull();
  expect(dueLevel(1, 300)).toBe(2);
  expect(dueLevel(2, 300)).toBeNull();
});

it.each([
  [0, [], 'No characters yet'],
  [1, [3], '1 character, level 3'],
  [4, [3, 5, 4], '4 characters, levels 3 to 5'],
  [2, [], '2 characters, none present'],
])('says of %i characters of levels %o: %s', (members, levels, words) => {
  expect(partyWords(members, levels)).toBe(words);
});

it('says which slots are left, never less than none', () => {
  expect(slotWords({ slots: [4, 3, 2], slotsSpent: [1, 5] })).toBe('3/4, 0/3, 2/2');
  expect(slotWords(mira)).toBe('');
});

it('says gold and what ails a character', () => {
  expect([goldWords(0), goldWords(1250)]).toEqual(['', '12.5 GP']);
  expect(ailWords(mira)).toBe('');
  const hurt = { ...mira, exhaustion: 2, deathFailures: 2, concentration: 'Bless' };
  expect(ailWords({ ...hurt, conditions: ['poisoned'] })).toBe(
    'poisoned, exhaustion 2, death save successes 0, failures 2, concentrating on Bless',
  );
});
