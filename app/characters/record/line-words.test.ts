import { expect, test } from 'vitest';
import { lineWords } from './line-words';

test('two of one name are told apart by race, classes and rules', () => {
  const hilda = { raceName: 'Hill Dwarf', classLine: 'Cleric 5', edition: '2014' } as const;
  expect(lineWords(hilda)).toBe('Hill Dwarf, Cleric 5 · 2014');
  expect(lineWords({ ...hilda, raceName: 'Dwarf', edition: '2024' })).toBe(
    'Dwarf, Cleric 5 · 2024',
  );
});

test('of a character that is still to be made, the rules are told', () => {
  expect(lineWords({ raceName: '', classLine: '', edition: '2024' })).toBe('2024');
});
