import { expect, test } from 'vitest';
import { battleFingerprint } from '../../tests/harness/battle-fingerprint';
import { BATTLE_FINGERPRINT } from '../../tests/harness/battle-known';

test('the same seed gives the same fights in Node', () => {
  expect(battleFingerprint()).toBe(BATTLE_FINGERPRINT);
});
