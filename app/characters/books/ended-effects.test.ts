import { expect, test } from 'vitest';
import { effectsEndedDown } from './ended-effects';

test('a rage ends when its barbarian falls, a sacred weapon only by the rules of 2014', () => {
  const ended = effectsEndedDown();
  expect(ended).toEqual(expect.arrayContaining(['2014 rage', '2024 rage', '2014 sacred-weapon']));
  expect(ended).not.toContain('2024 sacred-weapon');
});
