import { expect, it } from 'vitest';
import { isBeforeSignOut } from './signed-out';

it('tells what came before a sign-out everywhere from what came after, by whole seconds', () => {
  const signedOutAt = 1_800_000_000_400;
  expect(isBeforeSignOut(1_799_999_999, signedOutAt)).toBe(true);
  expect(isBeforeSignOut(1_800_000_000, signedOutAt)).toBe(true);
  expect(isBeforeSignOut(1_800_000_001, signedOutAt)).toBe(false);
});

it('calls nothing early for somebody who never signed out everywhere', () => {
  expect(isBeforeSignOut(0, null)).toBe(false);
});
