import { expect, it } from 'vitest';
import { charactersIn, chosenCharacters } from './chosen-characters';

it('reads whom a form chooses, each once, and one more than may come', () => {
  const form = new FormData();
  for (const id of ['a-1', 'b', 'a-1', '', '<b>', 'x'.repeat(41)]) form.append('character', id);
  form.append('character', new File(['a'], 'a'));
  expect(chosenCharacters(form)).toEqual(['a-1', 'b']);
  for (let at = 0; at < 30; at += 1) form.append('character', `c${at}`);
  expect(chosenCharacters(form)).toHaveLength(21);
});

it('reads them from an address', () => {
  expect(charactersIn(new URLSearchParams('characters=a,%20b,,a,no%20id'))).toEqual(['a', 'b']);
  expect(charactersIn(new URLSearchParams())).toEqual([]);
});
