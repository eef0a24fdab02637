import { expect, test } from 'vitest';
import { CONDITIONS } from '../conditions';
import { EDITIONS } from '../edition';
import { CONDITION_RULES } from './condition-rules';

test('every condition has its rules once, in the order of the conditions, by both editions', () => {
  expect(CONDITION_RULES.map(({ id }) => id)).toEqual([...CONDITIONS]);
  for (const { id, title, rules } of CONDITION_RULES) {
    expect(title.toLowerCase()).toBe(id);
    for (const edition of EDITIONS) expect(rules[edition].lines.length, id).toBeGreaterThan(0);
  }
});
