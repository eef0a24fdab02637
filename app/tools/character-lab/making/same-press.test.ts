import { expect, test } from 'vitest';
import { isSamePress } from './same-press';

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

const UP = { step: 'class', press: 'level-up:fighter', version: '3', 'hp:2': '7' };

test('a second tap on a press is the same press, also when the first brought another version', () => {
  expect(isSamePress(form(UP), form(UP))).toBe(true);
  expect(isSamePress(form(UP), form({ ...UP, version: '4' }))).toBe(true);
});

test('another press, or something else on the form, is another', () => {
  expect(isSamePress(form(UP), form({ ...UP, press: 'level-up:rogue' }))).toBe(false);
  expect(isSamePress(form(UP), form({ ...UP, 'hp:2': '8' }))).toBe(false);
  expect(isSamePress(form(UP), form({ ...UP, 'hp:3': '8' }))).toBe(false);
});

test('to keep what stands on the form does no harm twice', () => {
  expect(isSamePress(form({ press: 'keep' }), form({ press: 'keep' }))).toBe(false);
});
