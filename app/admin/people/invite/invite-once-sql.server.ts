import type { Database } from '~/platform/database.server';
import { sha256 } from '~/platform/sha-256';

const TOKEN = /^[0-9a-f-]{36}$/;
const BOUND = /^[0-9a-f]{64}$/;
/** How long one invitation may take: three calls of five seconds, and the writing. */
const SENDING_MS = 20_000;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A new token for a form, so that sending it twice invites once. */
export function inviteToken(): string {
  return crypto.randomUUID();
}

/**
 * The key of a form's token: with other content, or from another admin, it is another invitation; '' for an invalid
 * token.
 */
export async function tokenOf(typed: unknown, adminId: string, payload: unknown): Promise<string> {
  if (typeof typed !== 'string' || !TOKEN.test(typed)) return '';
  return sha256(JSON.stringify([typed, adminId, payload]));
}

/**
 * Takes a form's token: 'mine' to go ahead, 'done' when its invitation was sent, 'under-way' while another request
 * sends it.
 */
export async function takeToken(
  db: Database,
  token: string,
  now: number,
): Promise<'mine' | 'done' | 'under-way'> {
  if (!BOUND.test(token)) return 'mine';
  const d1 = db.$client;
  const taken = await d1
    .prepare(
      `insert into invitation_forms (token, sent_at) values (?1, ?2)
       on conflict (token) do update set sent_at = excluded.sent_at
       where invitation_forms.done = 0 and invitation_forms.sent_at <= excluded.sent_at - ${SENDING_MS}`,
    )
    .bind(token, now)
    .run();
  if (taken.meta.changes > 0) return 'mine';
  const query = 'select done from invitation_forms where token = ?1';
  const done = await d1.prepare(query).bind(token).first<number>('done');
  return done === 1 ? 'done' : 'under-way';
}

/** Stores the result of the form: sent, or not, so that it can be sent again. */
export async function settleToken(db: Database, token: string, isOut: boolean): Promise<void> {
  const query = isOut
    ? 'update invitation_forms set done = 1 where token = ?1'
    : 'delete from invitation_forms where token = ?1';
  await db.$client.prepare(query).bind(token).run();
}

/** Deletes the tokens of yesterday's forms; run by the schedule. */
export async function purgeTokens(db: Database, now: number): Promise<void> {
  const query = 'delete from invitation_forms where sent_at < ?1';
  await db.$client
    .prepare(query)
    .bind(now - KEPT_MS)
    .run();
}
