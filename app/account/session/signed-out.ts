/**
 * Whether a moment (seconds since 1970, as tokens count) is from before somebody signed out everywhere (milliseconds). One of
 * the very same second counts as before: whoever signs in that fast is asked once more.
 */
export function isBeforeSignOut(seconds: number, signedOutAt: number | null): boolean {
  return signedOutAt !== null && seconds <= Math.floor(signedOutAt / 1000);
}
