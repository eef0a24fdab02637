/** What `battleFingerprint` says; it changes only when a rule, the dice or the words of a told fight do. */
export const BATTLE_FINGERPRINT = 'e16540e6';
