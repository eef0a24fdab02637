/** The expected `battleFingerprint`; it changes only when a rule or the dice change. */
export const BATTLE_FINGERPRINT = 'd970129b';
