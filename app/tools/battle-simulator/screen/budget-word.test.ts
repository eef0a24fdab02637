import { expect, test } from 'vitest';
import { madeCombatant } from '../../../../tests/harness/made-combatant';
import { budgetWord } from './budget-word';

const heroes = { combatant: { ...madeCombatant('Ash', {}), level: 5 }, count: 4 };
const foes = (challenge: number, count: number) => ({
  combatant: { ...madeCombatant('Ogre', {}), challenge },
  count,
});

test('the word of the budget stands beside the odds, by the rules of the edition', () => {
  // Two ogres are 900 XP, times 1.5 for a pair 1,350: between easy (1,000) and medium (2,000) for four characters of
  // level 5.
  expect(budgetWord({ edition: '2014', sides: [[heroes], [foes(2, 2)]] })).toBe('easy');
  expect(budgetWord({ edition: '2024', sides: [[heroes], [foes(2, 2)]] })).toBe('below low');
});

test('without every level and challenge rating there is no word', () => {
  const stranger = { combatant: madeCombatant('Stranger', {}), count: 1 };
  expect(budgetWord({ edition: '2014', sides: [[heroes], [stranger]] })).toBeNull();
  expect(budgetWord({ edition: '2014', sides: [[stranger], [foes(2, 1)]] })).toBeNull();
});
