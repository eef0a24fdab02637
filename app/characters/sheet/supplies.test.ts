import { expect, test } from 'vitest';
import type { Edition } from '~/rules/edition';
import { sheetOfWorked, type Worked } from '../../../tests/harness/worked-character';

/** Charisma 16 and Wisdom 8, to see which modifier counts, and that the minimum is 1. */
function uses(edition: Edition, classes: string, more: Partial<Worked> = {}): string[] {
  const worked: Worked = { race: 'human', classes, scores: [10, 10, 10, 10, 8, 15], ...more };
  return sheetOfWorked(edition, worked).supplies.map(
    ({ key, most, back, shortRest, die }) =>
      `${key} ${most ?? 'any'} ${back}${shortRest > 0 ? ` +${shortRest}` : ''}${die ? ` ${die}` : ''}`,
  );
}

test.each([
  // Bardic Inspiration: Charisma 15 + 1; from level 5 a short rest restores it, with a larger die.
  ['2014', 'bard 4', 'bardic-inspiration 3 long-rest d6'],
  ['2014', 'bard 5', 'bardic-inspiration 3 short-rest d8'],
  ['2014', 'bard 10', 'bardic-inspiration 3 short-rest d10'],
  ['2014', 'bard 15', 'bardic-inspiration 3 short-rest d12'],
  // Charisma 15 alone.
  ['2024', 'bard 4', 'bardic-inspiration 2 long-rest d6'],
  ['2024', 'bard 5', 'bardic-inspiration 2 short-rest d8'],
  ['2014', 'barbarian 5', 'rage 3 long-rest'],
  ['2014', 'barbarian 6', 'rage 4 long-rest'],
  ['2014', 'barbarian 19', 'rage 6 long-rest'],
  ['2014', 'barbarian 20', 'rage any long-rest'],
  // In 2024 a short rest restores one.
  ['2024', 'barbarian 20', 'rage 6 long-rest +1'],
  ['2014', 'cleric 5', 'channel-divinity 1 short-rest'],
  ['2014', 'cleric 6', 'channel-divinity 2 short-rest'],
  ['2014', 'cleric 18', 'channel-divinity 3 short-rest'],
  ['2024', 'cleric 2', 'cleric-channel-divinity 2 long-rest +1'],
  ['2024', 'cleric 18', 'cleric-channel-divinity 4 long-rest +1'],
  ['2014', 'druid 2', 'wild-shape 2 short-rest'],
  ['2024', 'druid 6', 'wild-shape 3 long-rest +1'],
  ['2014', 'fighter 1', 'second-wind 1 short-rest'],
  ['2024', 'fighter 3', 'second-wind 2 long-rest +1'],
  ['2024', 'fighter 10', 'second-wind 4 long-rest +1'],
  ['2014', 'fighter 17', 'action-surge 2 short-rest'],
  ['2014', 'fighter 13', 'indomitable 2 long-rest'],
  ['2014', 'monk 7', 'ki 7 short-rest'],
  ['2024', 'monk 7', 'focus-points 7 short-rest'],
  ['2014', 'paladin 3', 'lay-on-hands 15 long-rest'],
  ['2014', 'paladin 1', 'divine-sense 4 long-rest'],
  ['2014', 'sorcerer 19', 'sorcery-points 19 long-rest'],
  // Sorcerous Restoration.
  ['2014', 'sorcerer 20', 'sorcery-points 20 long-rest +4'],
  ['2024', 'ranger 5', 'favored-enemy 3 long-rest'],
  // Wisdom 8, but at least one use.
  ['2024', 'ranger 10', 'tireless 1 long-rest'],
] as const)('of %s a %s has %s', (edition, classes, wanted) => {
  expect(uses(edition, classes)).toContain(wanted);
});

test('a use without a slot is counted beside its spell', () => {
  const choices = {
    'warlock/mystic-arcanum-6#spell': ['eyebite'],
    'wizard/signature-spells#first': ['fireball'],
  };
  const warlock = uses('2014', 'warlock 11', { choices });
  expect(warlock).toContain('mystic-arcanum-6 1 long-rest');
  expect(uses('2014', 'warlock 10', { choices })).not.toContain('mystic-arcanum-6 1 long-rest');
  expect(uses('2014', 'wizard 20', { choices })).toContain('signature-spell-1 1 short-rest');
});

test('a spell of one’s people comes with its use at the level that brings it', () => {
  const tiefling = (level: number) =>
    uses('2014', `fighter ${level}`, { race: 'tiefling' }).filter((one) => !/wind|surge/.test(one));
  expect([1, 2, 3, 4, 5].map((level) => tiefling(level).length)).toEqual([0, 0, 1, 1, 2]);
});
