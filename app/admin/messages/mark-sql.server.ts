import { type SQL, sql } from 'drizzle-orm';
import type { Person } from '~/account/person/person';
import { pauseAfter } from '~/contact/message-rows.server';
import { contactMessages } from '~/contact/tables';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { auditRow } from '../act/audit-row.server';

export type Act = {
  now: number;
  admin: Pick<Person, 'userId' | 'username' | 'email'>;
  requestId: string;
};

/** How a message may be marked. */
export type Mark = 'read' | 'unread' | 'answered';

async function change(
  db: Database,
  token: string,
  { now, admin, requestId }: Act,
  { statement, act, after }: { statement: SQL; act: string; after?: unknown },
): Promise<boolean> {
  const facts = { at: now, admin, requestId, subject: { kind: 'message' as const, id: token } };
  const [done] = await db.$client.batch([
    prepared(db, statement),
    auditRow(db, { ...facts, act, after }),
  ]);
  return (done?.meta.changes ?? 0) > 0;
}

/** Marks a message; an answered one is also read. False when it is marked so already, or is gone. */
export function markMessage(db: Database, token: string, mark: Mark, act: Act): Promise<boolean> {
  const { now } = act;
  const marks: Record<Mark, SQL> = {
    read: sql`read_at = ${now} where token = ${token} and read_at is null`,
    unread: sql`read_at = null, answered_at = null where token = ${token} and read_at is not null`,
    answered: sql`answered_at = ${now}, read_at = coalesce(read_at, ${now})
      where token = ${token} and answered_at is null`,
  };
  const statement = sql`update ${contactMessages} set ${marks[mark]}`;
  return change(db, token, act, { statement, act: 'Mark message', after: { mark } });
}

/** Deletes a message for good; false when it is gone already. */
export function deleteMessage(db: Database, token: string, act: Act): Promise<boolean> {
  const statement = sql`delete from ${contactMessages} where token = ${token}`;
  return change(db, token, act, { statement, act: 'Delete message' });
}

/**
 * Takes a waiting message for an immediate attempt; no other run takes it until the attempt is over. False when it is
 * not waiting, or is being sent at this moment.
 */
export function takeForRetry(
  db: Database,
  { token, attempts }: { token: string; attempts: number },
  act: Act,
): Promise<boolean> {
  const statement = sql`update ${contactMessages}
    set attempts = attempts + 1, next_try_at = ${act.now + pauseAfter(attempts + 1)}
    where token = ${token} and state = 'waiting' and attempts = ${attempts}`;
  return change(db, token, act, {
    statement,
    act: 'Retry message',
    after: { attempts: attempts + 1 },
  });
}
