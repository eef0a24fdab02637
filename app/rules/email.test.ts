import { expect, test } from 'vitest';
import { isEmail } from './email';

test('an address has one @, a dot after it, and no space', () => {
  for (const good of ['a@b.c', 'maren.oak+game@tavern.example', 'ü@ñ.de']) {
    expect(isEmail(good), good).toBe(true);
  }
  for (const bad of ['', 'a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b@c.d', ' a@b.c', 'a@b.c\n']) {
    expect(isEmail(bad), bad).toBe(false);
  }
});

test('an address is at most 254 characters long', () => {
  expect(isEmail(`${'a'.repeat(248)}@b.com`)).toBe(true);
  expect(isEmail(`${'a'.repeat(249)}@b.com`)).toBe(false);
});
