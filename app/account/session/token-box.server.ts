import { z } from 'zod';
import type { TokenSet } from '~/platform/identity.server';
import type { Sealer } from '~/platform/seal';
import { ABSOLUTE_MS } from './session-cookie.server';

const tokenSet = z.object({
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
});

/** Tokens are sealed for their own session, so that a row copied to another session opens nothing. */
function purposeOf(sessionId: string): string {
  return `tokens:${sessionId}`;
}

/** Seals the provider's tokens for the database. */
export async function sealTokens(
  sealer: Sealer,
  sessionId: string,
  tokens: TokenSet,
  now: number,
): Promise<string> {
  return sealer.seal(purposeOf(sessionId), JSON.stringify(tokens), now + ABSOLUTE_MS);
}

/** Opens the tokens of a session; null when they were sealed with a key that is gone. */
export async function openTokens(
  sealer: Sealer,
  sessionId: string,
  sealed: string,
  now: number,
): Promise<TokenSet | null> {
  const text = await sealer.open(purposeOf(sessionId), sealed, now);
  if (text === null) return null;
  const parsed = tokenSet.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}
