import { desc, eq, sql } from 'drizzle-orm';
import type { Person } from '~/account/person/person';
import { notices } from '~/catalogue/tables';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { auditRow } from '../act/audit-row.server';
import type { NoticeWords } from './notice-fields';

export type Act = {
  now: number;
  admin: Pick<Person, 'userId' | 'username' | 'email'>;
  requestId: string;
};

/** The most notices, past ones included. */
export const MOST_NOTICES = 60;

export type KeptNotice = typeof notices.$inferSelect;

/** All notices, the latest start first. */
export async function allNotices(db: Database): Promise<KeptNotice[]> {
  return db.select().from(notices).orderBy(desc(notices.startsAt), notices.id).limit(MOST_NOTICES);
}

/** One notice; null when there is none. */
export async function noticeOf(db: Database, id: string): Promise<KeptNotice | null> {
  const [row] = await db.select().from(notices).where(eq(notices.id, id));
  return row ?? null;
}

function factsOf(id: string, { now, admin, requestId }: Act) {
  return { at: now, admin, requestId, subject: { kind: 'notice' as const, id } };
}

const timesOf = ({ startsAt, endsAt, tone }: NoticeWords) => ({ startsAt, endsAt, tone });

/** Publishes a notice under an id; false when there are too many, or the id is taken. */
export async function publishNotice(
  db: Database,
  id: string,
  words: NoticeWords,
  act: Act,
): Promise<boolean> {
  const { text, link, tone, startsAt, endsAt } = words;
  const [done] = await db.$client.batch([
    prepared(
      db,
      sql`insert into ${notices} (id, text, link, tone, starts_at, ends_at, created_at)
        select ${id}, ${text}, ${link}, ${tone}, ${startsAt}, ${endsAt}, ${act.now}
        where (select count(*) from ${notices}) < ${MOST_NOTICES} on conflict (id) do nothing`,
    ),
    auditRow(db, { ...factsOf(id, act), act: 'Publish notice', after: timesOf(words) }),
  ]);
  return (done?.meta.changes ?? 0) > 0;
}

/** Whether the notice with this id has this content already, because its form was sent before. */
export async function saysAlready(db: Database, id: string, words: NoticeWords): Promise<boolean> {
  const kept = await noticeOf(db, id);
  if (kept === null) return false;
  const { text, link, tone, endsAt } = kept;
  return (
    text === words.text && link === words.link && tone === words.tone && endsAt === words.endsAt
  );
}

/**
 * Changes a notice that has not ended; those who dismissed it do not see it again. False when it has ended, or is gone.
 */
export async function changeNotice(
  db: Database,
  before: KeptNotice,
  words: NoticeWords,
  act: Act,
): Promise<boolean> {
  const { text, link, tone, startsAt, endsAt } = words;
  const facts = { before: timesOf(before), after: timesOf(words) };
  const [done] = await db.$client.batch([
    prepared(
      db,
      sql`update ${notices} set text = ${text}, link = ${link}, tone = ${tone}, starts_at = ${startsAt},
        ends_at = ${endsAt} where id = ${before.id} and ends_at > ${act.now}`,
    ),
    auditRow(db, { ...factsOf(before.id, act), act: 'Change notice', ...facts }),
  ]);
  return (done?.meta.changes ?? 0) > 0;
}

/** Ends a present or future notice; false when it has ended, or is gone. */
export async function endNotice(db: Database, id: string, act: Act): Promise<boolean> {
  const [done] = await db.$client.batch([
    prepared(
      db,
      sql`update ${notices} set ends_at = ${act.now}, starts_at = min(starts_at, ${act.now})
        where id = ${id} and ends_at > ${act.now}`,
    ),
    auditRow(db, { ...factsOf(id, act), act: 'End notice', after: { endsAt: act.now } }),
  ]);
  return (done?.meta.changes ?? 0) > 0;
}

/** Deletes a notice, present or past; false when it is gone already. */
export async function deleteNotice(db: Database, id: string, act: Act): Promise<boolean> {
  const [done] = await db.$client.batch([
    prepared(db, sql`delete from ${notices} where id = ${id}`),
    auditRow(db, { ...factsOf(id, act), act: 'Delete notice' }),
  ]);
  return (done?.meta.changes ?? 0) > 0;
}
