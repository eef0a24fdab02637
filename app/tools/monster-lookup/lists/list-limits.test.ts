import { expect, it } from 'vitest';
import { readListName, readNote } from './list-limits';

it.each([
  ['  The   sunken\nvault ', 'The sunken vault'],
  ['x', 'x'],
  ['n'.repeat(60), 'n'.repeat(60)],
])('takes %j as a name', (typed, text) => {
  expect(readListName(typed)).toEqual({ ok: true, text });
});

it.each([
  ['', 'Give the list a name.'],
  [' \n\u0000 ', 'Give the list a name.'],
  ['n'.repeat(61), 'The name of a list can have 60 characters; this one has 61.'],
])('refuses %j as a name', (typed, problem) => {
  expect(readListName(typed)).toEqual({ ok: false, problem });
});

it('counts the line breaks of a form as one character each, and blanks alone as no note', () => {
  const lines = `${'x'.repeat(999)}\r\n${'y'.repeat(1000)}`;
  expect(readNote(lines)).toEqual({ ok: true, text: lines.replace('\r', '') });
  expect(readNote(' \r\n ')).toEqual({ ok: true, text: '' });
  expect(readNote('x'.repeat(12_345))).toEqual({
    ok: false,
    problem: expect.stringMatching(/^A note can have 2,000 characters; this one has 12,345\./),
  });
});
