import type { TokenSet } from '~/platform/identity.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import type { Services } from '~/platform/services.server';
import { arriveStatement } from './person-rows.server';
import { randomText } from './random-text.server';
import { readSessionCookie, sessionCookie } from './session-cookie.server';
import { createSessionStatement, endSessionStatement } from './session-rows.server';
import { rowOfSession, sessionUserOf } from './standing-row.server';
import { sealTokens } from './token-box.server';
import { trialStatements } from './trial-rows.server';

const SESSION_ID_LENGTH = 32;

/**
 * Opens a session for a person whom the provider has vouched for, and gives its `Set-Cookie` value; null when the person is
 * disabled or the database failed. The person, a first trial, the new session and the end of the one that this browser had
 * before are written together or not at all.
 */
export async function openSession(
  request: Request,
  services: Services,
  { tokens, claims }: { tokens: TokenSet; claims: IdentityClaims },
): Promise<string | null> {
  const { db, sealer, clock, config, log } = services;
  const now = clock.now();
  const sessionId = randomText(SESSION_ID_LENGTH);
  const before = await readSessionCookie(sealer, request.headers, now);
  const sealed = await sealTokens(sealer, sessionId, tokens, now);
  const trial = { trialDays: config.TRIAL_DAYS, claimId: crypto.randomUUID(), now };
  try {
    await db.$client.batch([
      arriveStatement(db, claims, { newId: crypto.randomUUID(), now }),
      ...(await trialStatements(db, claims, trial)),
      endSessionStatement(db, before?.sessionId ?? ''),
      createSessionStatement(db, claims, { sessionId, tokens: sealed, now }),
    ]);
    const row = await rowOfSession(db, sessionId);
    if (row.session_id === null) return null;
    return await sessionCookie(sealer, sessionUserOf(row, sessionId), { createdAt: now, now });
  } catch (error) {
    log.error('session not opened', error);
    return null;
  }
}
