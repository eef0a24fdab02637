/** What `battleFingerprint` says; it changes only when a rule or the dice do. */
export const BATTLE_FINGERPRINT = 'd970129b';
