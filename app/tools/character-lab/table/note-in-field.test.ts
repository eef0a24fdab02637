import { expect, test } from 'vitest';
import { noteInField } from './note-in-field';

test('a note follows what another device writes until something is typed', () => {
  const theirs = noteInField({ text: 'One', over: 'One' }, 'Two');
  expect(theirs).toEqual({ text: 'Two', over: 'Two' });
});

test('what is typed stays while another device writes the same note, also twice', () => {
  const typed = { text: 'One and more', over: 'One' };
  const once = noteInField(typed, 'Two');
  expect(once.text).toBe('One and more');
  expect(noteInField(once, 'Three').text).toBe('One and more');
});

test('once it is stored as typed, the note follows the stored text again', () => {
  const stored = noteInField({ text: 'One and more ', over: 'One' }, 'One and more');
  expect(noteInField(stored, 'Theirs').text).toBe('Theirs');
});
