/**
 * Whether a time (seconds since 1970, as in tokens) is before the user signed out everywhere (milliseconds). The same
 * second counts as before: a user who signs in that quickly must sign in once more.
 */
export function isBeforeSignOut(seconds: number, signedOutAt: number | null): boolean {
  return signedOutAt !== null && seconds <= Math.floor(signedOutAt / 1000);
}
