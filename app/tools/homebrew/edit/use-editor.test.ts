import { expect, test } from 'vitest';
import { withoutFresh } from './use-editor';

test('a row that was just added is not wrong before something is typed in it', () => {
  const problems = {
    name: 'Give it a name.',
    'actions.0.name': 'Give it a name.',
    'actions.1.name': 'Give it a name.',
  };
  expect(withoutFresh(problems, new Set())).toEqual(problems);
  expect(
    Object.keys(withoutFresh(problems, new Set(['actions.1.name', 'actions.1.text']))),
  ).toEqual(['name', 'actions.0.name']);
});
