/** The expected `battleFingerprint`; it changes only when a rule, the dice or the words of the report change. */
export const BATTLE_FINGERPRINT = 'e16540e6';
