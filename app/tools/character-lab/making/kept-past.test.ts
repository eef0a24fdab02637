import { expect, test } from 'vitest';
import { historyAfter, pastIn, pastText } from './kept-past';

const KEPT = pastText({ id: 'a', version: 3, past: ['one', 'two'] });

test('what can be undone is found again for the same character at the same version', () => {
  expect(pastIn(KEPT, 'a', 3)).toEqual(['one', 'two']);
  expect(pastIn(KEPT, 'a', 4)).toEqual([]);
  expect(pastIn(KEPT, 'b', 3)).toEqual([]);
});

test('the oldest states go first where there are too many letters', () => {
  const past = ['a', 'b', 'c'].map((letter) => letter.repeat(400_000));
  expect(pastIn(pastText({ id: 'a', version: 1, past }), 'a', 1)).toEqual(past.slice(1));
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"id":"a","version":1,"past":"x"}',
  '{"id":"a","version":1,"past":[7]}',
])('anything else in its place is nothing to undo: %s', (text) => {
  expect(pastIn(text, 'a', 1)).toEqual([]);
});

test('a change can be undone, an undo and a refused form leave what was before', () => {
  expect(historyAfter(['one'], false, { before: 'two' })).toEqual(['one', 'two']);
  expect(historyAfter(['one', 'two'], true, {})).toEqual(['one']);
  expect(historyAfter(['one'], false, { problem: 'No.' })).toEqual(['one']);
  expect(historyAfter(['one'], false, {})).toEqual(['one']);
});

test('after a change on another device nothing from before it can be undone', () => {
  const conflict = { problem: 'Changed elsewhere.', conflict: true };
  const past = historyAfter(['one', 'two'], false, conflict);
  expect(historyAfter(past, false, { before: 'mine' })).toEqual(['mine']);
});
