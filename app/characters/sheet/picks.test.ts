import { expect, test } from 'vitest';
import type { Choice } from '../book/feature';
import { heldPicks, leftOf } from './picks';

const IMPROVEMENT: Choice = { key: 'improvement', name: 'More', count: 1, asks: 'improvement' };
const ABILITIES: Choice = {
  key: 'abilities',
  name: 'Abilities',
  count: 1,
  asks: 'background-abilities',
  from: ['str', 'dex', 'con'],
};
const SKILLS: Choice = { key: 'skills', name: 'Skills', count: 2, asks: 'skill', from: 'any' };

const asked = (choice: Choice, picked: string[], count = 1) => ({ choice, picked, count });

test.each([
  // An increase is two ability points or one feat.
  [IMPROVEMENT, [], 1, 1, []],
  [IMPROVEMENT, ['str'], 1, 1, ['str']],
  [IMPROVEMENT, ['str', 'str'], 1, 0, ['str', 'str']],
  [IMPROVEMENT, ['feat:grappler'], 1, 0, ['feat:grappler']],
  [IMPROVEMENT, ['str', 'feat:grappler'], 1, -1, ['str']],
  [IMPROVEMENT, ['str', 'dex', 'con'], 1, -1, ['str', 'dex']],
  [IMPROVEMENT, ['str', 'dex', 'feat:grappler'], 2, 0, ['str', 'dex', 'feat:grappler']],
  // Two abilities of a background, the first of which gets +2, or all three.
  [ABILITIES, [], 1, 2, []],
  [ABILITIES, ['str'], 1, 1, ['str']],
  [ABILITIES, ['str', 'dex'], 1, 0, ['str', 'dex']],
  [ABILITIES, ['str', 'dex', 'con'], 1, 0, ['str', 'dex', 'con']],
  [ABILITIES, ['str', 'dex', 'con', 'str'], 1, -1, ['str', 'dex', 'con']],
  [SKILLS, ['arcana'], 2, 1, ['arcana']],
  [SKILLS, ['arcana', 'history', 'nature'], 2, -1, ['arcana', 'history']],
] as const)(
  'of picks so many count and so many are left (%#)',
  (choice, picked, count, left, held) => {
    const one = asked(choice, [...picked], count);
    expect(leftOf(one)).toBe(left);
    expect(heldPicks(one)).toEqual(held);
  },
);
