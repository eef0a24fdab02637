import { expect, it } from 'vitest';
import { greetingName } from './person';

it.each([
  [{ name: 'Mira', username: 'mira-l', email: 'm@a.example' }, 'Mira'],
  [{ name: '', username: 'mira-l', email: 'm@a.example' }, 'mira-l'],
  // A name that is an address would show it to whoever looks over a shoulder.
  [{ name: '', username: 'mira@b.example', email: 'm@a.example' }, 'mira'],
  [{ name: '', username: '', email: 'm@a.example' }, 'm'],
  [{ name: '', username: '', email: '' }, ''],
])('%o is greeted as “%s”', (facts, expected) => {
  expect(greetingName(facts)).toBe(expected);
});
