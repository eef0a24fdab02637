import type { TokenSet } from '~/platform/identity.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import { inOneBatch } from '~/platform/one-batch.server';
import type { Services } from '~/platform/services.server';
import { arriveStatement } from '../person/arrive-sql.server';
import { personColumns } from '../person/person-rows.server';
import { dropRemovalStatement } from '../person/removal-rows.server';
import { createSessionStatement } from '../session/create-session-sql.server';
import { randomText } from '../session/random-text.server';
import { readSessionCookie, sessionCookie } from '../session/session-cookie.server';
import { replaceSessionStatement } from '../session/session-ends.server';
import { isBeforeSignOut } from '../session/signed-out';
import { rowOfSession, rowOfSubject, sessionUserOf } from '../session/standing-row.server';
import { sealTokens } from '../session/token-box.server';
import { trialStatements } from '../trial/trial-rows.server';
import type { Arrived } from './after-sign-in.server';

const SESSION_ID_LENGTH = 32;

/**
 * A created session: its `Set-Cookie` value and its user. Or why there is none: the user is disabled, is being removed
 * at the provider, or the database failed (`no_session`); or the provider used an authentication from before the user
 * signed out everywhere (`remembered`).
 */
export type OpenedSession =
  | { ok: true; cookie: string; arrived: Arrived }
  | { ok: false; problem: 'no_session' | 'remembered' };

/**
 * Creates a session for a user whom the provider has authenticated. One batch writes the user, a first trial and the
 * new session, and deletes this browser's former session and a pending removal.
 */
export async function openSession(
  request: Request,
  services: Services,
  { tokens, claims }: { tokens: TokenSet; claims: IdentityClaims },
): Promise<OpenedSession> {
  const { db, sealer, clock, config, log } = services;
  const now = clock.now();
  const sessionId = randomText(SESSION_ID_LENGTH);
  const newId = crypto.randomUUID();
  const before = await readSessionCookie(sealer, request.headers, now);
  const sealed = await sealTokens(sealer, sessionId, tokens, now);
  const trial = { trialDays: config.TRIAL_DAYS, claimId: crypto.randomUUID(), now };
  try {
    await inOneBatch(db, [
      dropRemovalStatement(db, personColumns(claims).username, now),
      arriveStatement(db, claims, { newId, now }),
      ...(await trialStatements(services, claims, trial)),
      createSessionStatement(db, claims, { sessionId, tokens: sealed, now }),
      replaceSessionStatement(db, before?.sessionId ?? '', sessionId),
    ]);
    const row = await rowOfSession(db, sessionId);
    if (row.session_id === null || row.user_id === null) return refused(services, claims);
    const user = sessionUserOf(row, sessionId);
    const { emailVerified } = claims;
    return {
      ok: true,
      cookie: await sessionCookie(sealer, user, { createdAt: now, now }),
      arrived: {
        userId: row.user_id,
        email: row.email,
        emailVerified,
        isNew: row.user_id === newId,
        trialEnd: user.trialEnd,
      },
    };
  } catch (error) {
    log.error('session not opened', error);
    return { ok: false, problem: 'no_session' };
  }
}

/** Finds out why the database created no session. */
async function refused({ db }: Services, claims: IdentityClaims): Promise<OpenedSession> {
  const { signed_out_at, disabled_at } = await rowOfSubject(db, claims.issuer, claims.sub);
  const isRemembered = disabled_at === null && isBeforeSignOut(claims.authTime, signed_out_at);
  return { ok: false, problem: isRemembered ? 'remembered' : 'no_session' };
}
