import { expect, test } from 'vitest';
import { told } from './told';

const PARTS = [
  { label: 'Leather Armor', plus: 11 },
  { label: 'Dexterity', plus: 3 },
  { label: 'Shield', plus: 0 },
];

test('a number is the sum of its parts and leaves out what adds nothing', () => {
  const ac = told('ac', PARTS, { hp: 4 });
  expect(ac).toMatchObject({ value: 14, rule: 14, byHand: false });
  expect(ac.parts.map(({ label }) => label)).toEqual(['Leather Armor', 'Dexterity']);
});

test('a number set by hand says so and keeps what the rules make of it', () => {
  expect(told('ac', PARTS, { ac: 0 })).toMatchObject({ value: 0, rule: 14, byHand: true });
});

test('what was set by hand beyond what its kind may be counts as the nearest that may', () => {
  expect(told('score.str', [{ label: 'Base', plus: 15 }], { 'score.str': 1919 })).toMatchObject({
    value: 30,
    rule: 15,
    byHand: true,
  });
});
