import { expect, test } from 'vitest';
import { sheetOfWorked, type Worked } from '../../../tests/harness/worked-character';
import { bookOf } from '../books/book-of';
import { character } from '../record/character';
import { sheetOf } from './sheet-of';

const walk = (edition: '2014' | '2024', worked: Omit<Worked, 'race' | 'scores'>) =>
  sheetOfWorked(edition, { race: 'human', scores: [15, 10, 10, 10, 10, 10], ...worked }).speeds.walk
    ?.value;

test('a monk without armor and shield is faster', () => {
  expect(walk('2014', { classes: 'monk 2' })).toBe(40);
  expect(walk('2014', { classes: 'monk 2', wears: ['leather-armor'] })).toBe(30);
  expect(walk('2024', { classes: 'monk 2', wears: ['shield'] })).toBe(30);
});

test('a barbarian is faster but in heavy armor', () => {
  expect(walk('2014', { classes: 'barbarian 5' })).toBe(40);
  expect(walk('2014', { classes: 'barbarian 5', wears: ['breastplate'] })).toBe(40);
  expect(walk('2014', { classes: 'barbarian 5', wears: ['chain-mail'] })).toBe(30);
});

test('armor that is too heavy takes 10 feet, once', () => {
  // Strength 15 + 1 in 2014; plate armor requires 15.
  expect(walk('2014', { classes: 'fighter 1', wears: ['plate-armor'] })).toBe(30);
  const weak = { race: 'human', classes: 'fighter 1', scores: [8, 10, 10, 10, 10, 10] } as const;
  const wears = ['plate-armor', 'chain-mail'];
  expect(sheetOfWorked('2014', { ...weak, wears }).speeds.walk?.value).toBe(20);
});

test('who flies or climbs at their walking speed is as fast as they walk', () => {
  const sorcerer = { race: 'human', classes: 'sorcerer 14 draconic' } as const;
  const scores = [10, 10, 10, 10, 10, 15] as const;
  expect(sheetOfWorked('2014', { ...sorcerer, scores }).speeds.fly?.value).toBe(30);
  const wears = ['leather-armor'];
  expect(sheetOfWorked('2014', { ...sorcerer, scores, wears }).speeds.fly).toBeUndefined();
  const ranger = sheetOfWorked('2024', { race: 'human', classes: 'ranger 6', scores }).speeds;
  expect([ranger.walk?.value, ranger.climb?.value, ranger.swim?.value]).toEqual([40, 40, 40]);
});

test('what is put down or used up protects nobody', () => {
  const ac = (shield: object) => {
    const items = [{ id: 's', item: 'shield', ...shield }];
    return sheetOf(bookOf('2014'), character.parse({ edition: '2014', items })).ac.value;
  };
  expect(ac({ equipped: true })).toBe(12);
  expect(ac({ equipped: false })).toBe(10);
  expect(ac({ equipped: true, count: 0 })).toBe(10);
});
