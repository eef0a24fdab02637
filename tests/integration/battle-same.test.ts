import { expect, test } from 'vitest';
import { battleFingerprint } from '../harness/battle-fingerprint';
import { BATTLE_FINGERPRINT } from '../harness/battle-known';

test('the same seed gives the same fights in workerd as in Node', () => {
  expect(battleFingerprint()).toBe(BATTLE_FINGERPRINT);
});
