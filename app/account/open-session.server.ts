import type { TokenSet } from '~/platform/identity.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import type { Services } from '~/platform/services.server';
import type { Arrived } from './after-sign-in.server';
import { arriveStatement, personColumns } from './person-rows.server';
import { randomText } from './random-text.server';
import { dropRemoval } from './removal-rows.server';
import { readSessionCookie, sessionCookie } from './session-cookie.server';
import { createSessionStatement, endSessionStatement } from './session-rows.server';
import { rowOfSession, sessionUserOf } from './standing-row.server';
import { sealTokens } from './token-box.server';
import { trialStatements } from './trial-rows.server';

const SESSION_ID_LENGTH = 32;

/** A session that was opened: its `Set-Cookie` value, and whose it is. */
export type OpenedSession = { cookie: string; arrived: Arrived };

/**
 * Opens a session for a person whom the provider has vouched for; null when the person is disabled, is just being
 * removed at the provider, or the database failed. The person, a first trial, the new session and the end of the one that this browser had
 * before are written together or not at all.
 */
export async function openSession(
  request: Request,
  services: Services,
  { tokens, claims }: { tokens: TokenSet; claims: IdentityClaims },
): Promise<OpenedSession | null> {
  const { db, sealer, clock, config, log } = services;
  const now = clock.now();
  const sessionId = randomText(SESSION_ID_LENGTH);
  const newId = crypto.randomUUID();
  const before = await readSessionCookie(sealer, request.headers, now);
  const sealed = await sealTokens(sealer, sessionId, tokens, now);
  const trial = { trialDays: config.TRIAL_DAYS, claimId: crypto.randomUUID(), now };
  try {
    if (!(await dropRemoval(db, personColumns(claims).username, now))) return null;
    await db.$client.batch([
      arriveStatement(db, claims, { newId, now }),
      ...(await trialStatements(services, claims, trial)),
      endSessionStatement(db, before?.sessionId ?? ''),
      createSessionStatement(db, claims, { sessionId, tokens: sealed, now }),
    ]);
    const row = await rowOfSession(db, sessionId);
    if (row.session_id === null || row.user_id === null) return null;
    const user = sessionUserOf(row, sessionId);
    const { emailVerified } = claims;
    return {
      cookie: await sessionCookie(sealer, user, { createdAt: now, now }),
      arrived: {
        userId: row.user_id,
        email: row.email,
        emailVerified,
        isNew: row.user_id === newId,
      },
    };
  } catch (error) {
    log.error('session not opened', error);
    return null;
  }
}
