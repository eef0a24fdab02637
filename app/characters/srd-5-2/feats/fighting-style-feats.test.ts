import { expect, test } from 'vitest';
import { FIGHTING_STYLE_FEATS } from './fighting-style-feats';

test('archery is +2 to hit at range, defense +1 AC in armor', () => {
  expect(FIGHTING_STYLE_FEATS.map(({ gifts = [] }) => gifts)).toEqual([
    [{ gives: 'attack-bonus', of: 'ranged', hit: 2 }],
    [{ gives: 'armor-bonus', plus: 1, when: 'armored' }],
    [],
    [],
  ]);
});
