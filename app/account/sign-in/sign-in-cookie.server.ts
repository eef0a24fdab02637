import { z } from 'zod';
import { readCookie, removeCookie, writeCookie } from '~/platform/cookies';
import type { Sealer } from '~/platform/seal';

const SIGN_IN_COOKIE = '__Host-signin';
const PURPOSE = 'sign-in';
const LIFE_MS = 60 * 60 * 1000;
const MOST_ATTEMPTS = 3;
/** Browsers drop cookies over 4,096 bytes; the attributes need some of that. */
const LONGEST_SEALED = 3800;

/** A sign-in that was started and has not returned yet. */
export type Attempt = {
  state: string;
  verifier: string;
  nonce: string;
  next: string;
  /**
   * Since when the provider must have asked for credentials again, in seconds since 1970; null when an earlier
   * authentication will do.
   */
  anewSince: number | null;
};

const attemptList = z.array(
  z
    .tuple([z.string(), z.string(), z.string(), z.string(), z.number().nullable().optional()])
    .transform(([state, verifier, nonce, next, anewSince = null]): Attempt => {
      return { state, verifier, nonce, next, anewSince };
    }),
);

/** The sign-ins that this browser has started, oldest first; at most three, from the last hour. */
export async function readAttempts(
  sealer: Sealer,
  headers: Headers,
  now: number,
): Promise<Attempt[]> {
  const sealed = readCookie(headers, SIGN_IN_COOKIE);
  const text = sealed && (await sealer.open(PURPOSE, sealed, now));
  if (!text) return [];
  const parsed = attemptList.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : [];
}

/** The `Set-Cookie` value that stores these attempts; drops the oldest when they are too many or too long. */
export async function attemptsCookie(
  sealer: Sealer,
  attempts: readonly Attempt[],
  now: number,
): Promise<string> {
  let kept = attempts.slice(-MOST_ATTEMPTS);
  while (kept.length > 0) {
    const rows = kept.map(({ state, verifier, nonce, next, anewSince }) =>
      anewSince === null
        ? [state, verifier, nonce, next]
        : [state, verifier, nonce, next, anewSince],
    );
    const sealed = await sealer.seal(PURPOSE, JSON.stringify(rows), now + LIFE_MS);
    if (sealed.length <= LONGEST_SEALED) return writeCookie(SIGN_IN_COOKIE, sealed, LIFE_MS / 1000);
    kept = kept.slice(1);
  }
  return removeCookie(SIGN_IN_COOKIE);
}
