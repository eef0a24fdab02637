import { expect, test } from 'vitest';
import { FIGHTING_STYLES } from './fighting-styles';

test('archery, defense and dueling change numbers of the sheet, the other styles are words', () => {
  expect(FIGHTING_STYLES.map(({ slug, gifts = [] }) => [slug, gifts])).toEqual([
    ['archery', [{ gives: 'attack-bonus', of: 'ranged', hit: 2 }]],
    ['defense', [{ gives: 'armor-bonus', plus: 1, when: 'armored' }]],
    ['dueling', [{ gives: 'attack-bonus', of: 'dueling', damage: 2 }]],
    ['great-weapon-fighting', []],
    ['protection', []],
    ['two-weapon-fighting', []],
  ]);
});
