import { expect, it } from 'vitest';
import { timesOf } from './times-of';

it.each([
  ['goblin', 'goblin', 1],
  ['goblin +3', 'goblin', 3],
  ['goblin+3', 'goblin', 3],
  ['3 goblin', 'goblin', 3],
  ['goblin x12', 'goblin', 12],
  ['goblin +0', 'goblin +0', 1],
  ['giant rat', 'giant rat', 1],
])('“%s” seeks %s, %i times', (typed, name, times) => {
  expect(timesOf(typed)).toEqual({ name, times });
});
