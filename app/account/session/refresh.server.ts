import type { Services } from '~/platform/services.server';
import { endSession } from './session-ends.server';
import { releaseRefreshLease, saveRefreshed, takeRefreshLease } from './session-rows.server';
import { rowOfSession, type StandingRow } from './standing-row.server';
import { openTokens, sealTokens } from './token-box.server';

/** The result of a renewal: the row as it is now, a session that is over, or no answer by the provider. */
export type Renewal =
  | { kind: 'renewed'; row: StandingRow }
  | { kind: 'over' }
  | { kind: 'unavailable' };

const PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 120;

type Session = { sessionId: string; version: number };

/**
 * Renews a session's tokens exactly once, however many requests find them expired at the same time: one takes a lease
 * in the database and calls the provider, the others poll for its result for up to 3 seconds.
 */
export async function renewSession(services: Services, row: StandingRow): Promise<Renewal> {
  const session = { sessionId: row.session_id ?? '', version: row.tokens_version };
  const now = services.clock.now();
  const sealed = await takeRefreshLease(services.db, { ...session, now });
  return sealed === null ? awaitRenewal(services, session) : renew(services, session, row, sealed);
}

async function renew(
  services: Services,
  session: Session,
  row: StandingRow,
  sealed: string,
): Promise<Renewal> {
  const { db, identity, sealer, clock, log } = services;
  const old = await openTokens(sealer, session.sessionId, sealed, clock.now());
  if (!old?.refreshToken) return end(services, session, 'no refresh token');
  const answer = await identity.refresh(old.refreshToken);
  if (!answer.ok && answer.reason !== 'unavailable') return end(services, session, answer.reason);
  const verdict = answer.ok ? await identity.verify(answer.tokens.idToken) : null;
  if (verdict?.ok === false && verdict.reason === 'invalid') {
    return end(services, session, 'invalid token');
  }
  if (!answer.ok || !verdict?.ok) {
    log.info('session not renewed', { reason: 'the provider did not answer' });
    await releaseRefreshLease(db, session);
    return { kind: 'unavailable' };
  }
  if (verdict.claims.sub !== row.sub) return end(services, session, 'another person');
  const tokens = { ...answer.tokens, refreshToken: answer.tokens.refreshToken ?? old.refreshToken };
  const now = clock.now();
  const renewed = await sealTokens(sealer, session.sessionId, tokens, now);
  const kept = await saveRefreshed(db, { ...session, tokens: renewed, now }, verdict.claims);
  if (!kept) return { kind: 'over' };
  return { kind: 'renewed', row: await rowOfSession(db, session.sessionId) };
}

async function end(services: Services, session: Session, reason: string): Promise<Renewal> {
  services.log.info('session ended', { reason });
  await endSession(services.db, session.sessionId);
  return { kind: 'over' };
}

async function awaitRenewal(services: Services, session: Session): Promise<Renewal> {
  const { db, clock } = services;
  const end = clock.now() + PATIENCE_MS;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const row = await rowOfSession(db, session.sessionId);
    if (row.session_id === null) return { kind: 'over' };
    if (row.tokens_version !== session.version) return { kind: 'renewed', row };
    // The lease was released without new tokens: the provider did not answer the other request either.
    if (row.refreshing_until === null || clock.now() >= end) return { kind: 'unavailable' };
  }
}
