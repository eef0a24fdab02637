import { expect, test } from 'vitest';
import { ABILITIES, abilityModifier, proficiencyByLevel, SKILL_NAMES, signed } from './ability';
import { SKILL_ABILITIES } from './skills';

test.each([
  [1, -5],
  [8, -1],
  [9, -1],
  [10, 0],
  [11, 0],
  [12, 1],
  [20, 5],
  [30, 10],
])('an ability score of %i has a modifier of %i', (score, modifier) => {
  expect(abilityModifier(score)).toBe(modifier);
});

test.each([
  [1, 2],
  [4, 2],
  [5, 3],
  [8, 3],
  [9, 4],
  [13, 5],
  [17, 6],
  [20, 6],
])('a character of level %i has a proficiency bonus of +%i', (level, bonus) => {
  expect(proficiencyByLevel(level)).toBe(bonus);
});

test('there are eighteen skills, each with a name and an ability', () => {
  expect(Object.keys(SKILL_NAMES)).toEqual(Object.keys(SKILL_ABILITIES));
  expect(Object.keys(SKILL_NAMES)).toHaveLength(18);
  for (const ability of Object.values(SKILL_ABILITIES)) expect(ABILITIES).toContain(ability);
});

test('modifiers are written with their sign', () => {
  expect([signed(3), signed(0), signed(-1)]).toEqual(['+3', '+0', '−1']);
});
