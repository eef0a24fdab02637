import { expect, test } from 'vitest';
import { type ContactFields, readContactForm } from './contact-form';

const GOOD: ContactFields = {
  name: 'Maren Oakhollow',
  email: 'maren@tavern.example',
  message: 'The map hid a door from me.',
};

function problems(fields: Partial<ContactFields>) {
  const reading = readContactForm({ ...GOOD, ...fields });
  return reading.ok ? null : reading.problems;
}

function sent(fields: Partial<ContactFields> = {}) {
  const reading = readContactForm({ ...GOOD, ...fields });
  return reading.ok ? reading.message : null;
}

test('the first word of the name is the first name, the rest the last name', () => {
  expect(sent({ name: '  Maren  van der Oak ' })).toMatchObject({
    firstName: 'Maren',
    lastName: 'van der Oak',
  });
  expect(sent({ name: 'Maren' })).toMatchObject({ firstName: 'Maren', lastName: '' });
});

test('nothing but the four fields is sent', () => {
  expect(Object.keys(sent() ?? {})).toEqual(['firstName', 'lastName', 'email', 'message']);
});

test('each empty field has its sentence', () => {
  expect(problems({ name: ' ', email: '', message: '' })).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter a valid email.',
    message: 'Please include a short message (10+ chars).',
  });
});

test('a message has from 10 to 2000 characters', () => {
  expect(problems({ message: '123456789' })?.message).toMatch(/10\+ chars/);
  expect(problems({ message: '1234567890' })).toBeNull();
  expect(problems({ message: 'x'.repeat(2000) })).toBeNull();
  expect(problems({ message: 'x'.repeat(2001) })).toEqual({
    message: 'Message is too long (max 2000).',
  });
});

test('a line break counts as one character, as the counter has it', () => {
  expect(problems({ message: `${'x'.repeat(998)}\r\n${'x'.repeat(1001)}` })).toBeNull();
});

test('a name without end is refused', () => {
  expect(problems({ name: 'x'.repeat(201) })).toEqual({ name: 'Name is too long (max 200).' });
});

test('an address in which a letter cannot be seen is no valid e-mail', () => {
  const hidden = ['\u0000', '\u0007', '\u007f', '\u200b', '\u200e', '\u202e', '\u2066', '\ufeff'];
  for (const letter of hidden) {
    const email = `maren${letter}x@tavern.example`;
    expect(problems({ email }), JSON.stringify(email)).toEqual({
      email: 'Please enter a valid email.',
    });
  }
  expect(problems({ email: 'märén@tavern.example' })).toBeNull();
});

test('a name loses what would turn it round, and nothing of its own letters', () => {
  expect(sent({ name: 'Maren \u202eEvil\u202c\u0000 Oak\u2066\u2069' })).toMatchObject({
    firstName: 'Maren',
    lastName: 'Evil Oak',
  });
  expect(sent({ name: 'Maren\nBcc: all@tavern.example' })).toMatchObject({ firstName: 'Maren' });
  expect(problems({ name: '\u202e\u0000\u2066' })).toEqual({ name: 'Please enter your name.' });
  // Persian and Indian names contain zero-width joiners.
  expect(sent({ name: 'می‌خواهم' })).toMatchObject({ firstName: 'می‌خواهم' });
});

test('a message keeps its lines and loses other control characters', () => {
  expect(sent({ message: 'One\u0000 line,\r\n\tthen\u001b another.' })).toMatchObject({
    message: 'One line,\n\tthen another.',
  });
});
