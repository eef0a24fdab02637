import { expect, it } from 'vitest';
import { greetingName } from './person';

it.each([
  [{ name: 'Mira', username: 'mira-l', email: 'm@a.example' }, 'Mira'],
  [{ name: '', username: 'mira-l', email: 'm@a.example' }, 'mira-l'],
  // A user name that is an e-mail address is not shown: people nearby could read it on the screen.
  [{ name: '', username: 'mira@b.example', email: 'm@a.example' }, 'mira'],
  [{ name: '', username: '', email: 'm@a.example' }, 'm'],
  [{ name: '', username: '', email: '' }, ''],
])('%o is greeted as “%s”', (facts, expected) => {
  expect(greetingName(facts)).toBe(expected);
});
