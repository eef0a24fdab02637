import { expect, test } from 'vitest';
import { deedsOfFields } from './deeds-of-fields';
import { sentFields, typedAgain, typedNote } from './sent-fields';

const LONG = `${'A line of a note.\n'.repeat(55)}The end.`;

function sent(press: string, text = LONG.replaceAll('\n', '\r\n')) {
  return sentFields(
    Object.entries({ id: 'form-of-a-test', press, text, 'dice-8': '2', 'shown-8': '5 3' }),
  );
}

test('a note of 998 letters is written whole by a form without scripts', () => {
  const asked = deedsOfFields(sent('does=note'));
  expect(asked).toMatchObject({ ok: true, deeds: [{ does: 'note', text: LONG }] });
});

test('the text of a note that was refused is given back to its own field', () => {
  expect(typedAgain(sent('does=note', 'Key'))[typedNote()]).toBe('Key');
  expect(typedAgain(sent('does=note&note=n1', 'Key'))).toMatchObject({ [typedNote('n1')]: 'Key' });
  expect(Object.keys(typedAgain(sent('does=note&note=n1&text=')))).toEqual(['dice-8', 'shown-8']);
});

test('the dice of a rest that was refused are given back', () => {
  expect(typedAgain(sent('does=short-rest'))).toEqual({ 'dice-8': '2', 'shown-8': '5 3' });
});
