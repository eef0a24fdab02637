import { expect, it } from 'vitest';
import { healthChange, memberSettings, NEW_MEMBER } from './member';

it('begins a character that has only a name as the specification says', () => {
  const { level, maximum, initiative } = memberSettings.parse({ name: ' Mira ' });
  expect({ level, hp: maximum, initiative }).toEqual(NEW_MEMBER);
});

it.each([
  { name: '' },
  { name: 'Mira', level: 0 },
  { name: 'Mira', level: 21 },
  { name: 'Mira', maximum: 0 },
  { name: 'Mira', maximum: 1.5 },
  { name: 'Mira', hp: 3 },
])('refuses %j', (settings) => {
  expect(memberSettings.safeParse(settings).success).toBe(false);
});

it('takes a change of hit points only with an id to count it by', () => {
  expect(healthChange.safeParse({ id: '', does: 'damage', amount: 3 }).success).toBe(false);
  expect(healthChange.safeParse({ id: 'abcdefgh', does: 'damage', amount: 3 }).success).toBe(true);
});
