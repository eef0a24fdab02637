import { describe, expect, test } from 'vitest';
import type { Edition } from '~/rules/edition';
import type { Typed } from './calculator';
import { CALCULATORS } from './calculators';
import { carriedPounds, draggedPounds } from './carrying';
import type { CalculatorName } from './cheat-card';
import { concentrationDc } from './concentration';
import { fallDice } from './falling';

function ask(name: CalculatorName, typed: Record<string, string>, edition: Edition = '2014') {
  const read: Typed = (field) => typed[field] ?? '';
  const answer = CALCULATORS[name].answer(read, edition);
  return answer.ok ? answer.text : `problem: ${answer.problem}`;
}

describe('carrying', () => {
  test('Strength 16 carries 240 pounds and drags 480', () => {
    expect([carriedPounds(16), draggedPounds(16)]).toEqual([240, 480]);
  });

  test.each([
    ['tiny', 75, 150],
    ['small', 150, 300],
    ['medium', 150, 300],
    ['large', 300, 600],
    ['huge', 600, 1200],
    ['gargantuan', 1200, 2400],
  ] as const)('Strength 10, %s: %d and %d pounds', (size, carried, dragged) => {
    expect([carriedPounds(10, size), draggedPounds(10, size)]).toEqual([carried, dragged]);
  });

  test('the encumbrance variant is told by the rules of 2014 alone', () => {
    expect(ask('carrying', { strength: '16', size: 'medium' })).toBe(
      'Carries 240 lb; pushes, drags or lifts 480 lb. Variant: slowed over 80 lb, heavily over 160 lb.',
    );
    expect(ask('carrying', { strength: '16', size: 'medium' }, '2024')).toBe(
      'Carries 240 lb; pushes, drags or lifts 480 lb.',
    );
  });

  test('no Strength of 31, of 0, of "strong" or of a half', () => {
    for (const strength of ['31', '0', 'strong', '10.5', '', '-1', '1e1']) {
      expect(ask('carrying', { strength })).toBe(
        'problem: Strength must be a whole number from 1 to 30.',
      );
    }
    expect(ask('carrying', { strength: '10', size: 'toString' })).toBe(
      'problem: There is no such size.',
    );
  });
});

describe('falling', () => {
  test.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [35, 3],
    [199, 19],
    [200, 20],
    [5000, 20],
  ])('%d feet deal %dd6', (feet, dice) => {
    expect(fallDice(feet)).toBe(dice);
  });

  test('a fall of 35 feet is told with its average and its worst', () => {
    expect(ask('falling', { feet: '35' })).toBe(
      '3d6 bludgeoning (10 on average, 18 at most), and prone.',
    );
  });
});

describe('concentration', () => {
  test.each([
    [1, 10, 10],
    [21, 10, 10],
    [22, 11, 11],
    [23, 11, 11],
    [60, 30, 30],
    [61, 30, 30],
    [62, 31, 30],
    [200, 100, 30],
  ])('%d damage: DC %d by 2014, DC %d by 2024', (damage, by2014, by2024) => {
    expect(concentrationDc(damage, '2014')).toBe(by2014);
    expect(concentrationDc(damage, '2024')).toBe(by2024);
  });

  test('no damage, no save', () => {
    expect(ask('concentration', { damage: '0' })).toBe('No damage taken: no save.');
  });
});

describe('cover', () => {
  test.each([
    ['none', 'AC 15, Dexterity save −1.'],
    ['half', 'AC 17, Dexterity save +1.'],
    ['three-quarters', 'AC 20, Dexterity save +4.'],
    ['total', 'Total cover: it cannot be targeted.'],
  ])('AC 15 with a save of -1 behind %s cover', (cover, text) => {
    expect(ask('cover', { ac: '15', dex: '-1', cover })).toBe(text);
  });
});
