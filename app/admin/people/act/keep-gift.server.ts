import { sql } from 'drizzle-orm';
import { giftOf } from '~/account/person/gift.server';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { auditRow } from '../../act/audit-row.server';
import { type ActAnswer, type Acting, GONE } from './acting.server';
import type { Gift } from './gift';
import type { Target } from './target.server';
import { writeAct } from './write-act-sql.server';

/** The statement that stores a gift's end and note; for use in a batch. */
export function keepGift(
  db: Database,
  userId: string,
  { endsAt, note }: Gift,
  now: number,
): D1PreparedStatement {
  return prepared(
    db,
    sql`insert into gifts (user_id, ends_at, note, given_at) values (${userId}, ${endsAt}, ${note}, ${now})
      on conflict (user_id) do update set ends_at = excluded.ends_at, note = excluded.note`,
  );
}

/** The statement that deletes a gift that was taken back; for use in a batch. */
export function forgetGift(db: Database, userId: string): D1PreparedStatement {
  return prepared(db, sql`delete from gifts where user_id = ${userId}`);
}

/** A gift's end for the audit log, in milliseconds; the note is left out because it is private. */
export function giftInLog({ endsAt }: Pick<Gift, 'endsAt'>): { giftUntil: number | null } {
  return { giftUntil: endsAt === null ? null : endsAt * 1000 };
}

/** Changes the end and the note of an existing gift, and writes an audit row. */
export async function writeGift(
  { services, admin, requestId }: Acting,
  { id, name }: Pick<Target, 'id' | 'name'>,
  gift: Gift,
): Promise<ActAnswer> {
  const { db, clock } = services;
  const now = clock.now();
  const before = await giftOf(db, id);
  const written = await writeAct(db, [
    keepGift(db, id, gift, now),
    auditRow(db, {
      at: now,
      admin,
      requestId,
      act: 'Change gift',
      subject: { kind: 'person', id, name },
      before: giftInLog(before ?? { endsAt: null }),
      after: giftInLog(gift),
    }),
  ]);
  return written === 'done' ? { ok: true } : GONE;
}
