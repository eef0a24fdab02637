import type { Database } from '~/platform/database.server';
import { type Place, readPlace } from './place';

export type BackupState = 'running' | 'done' | 'broken' | 'going';

/** A backup as listed. Times in milliseconds since 1970, sizes in bytes as stored in R2. */
export type Backup = {
  number: number;
  id: string;
  why: 'nightly' | 'asked';
  state: BackupState;
  schema: string;
  beganAt: number;
  endedAt: number | null;
  problem: string;
  rows: number;
  bytes: number;
  copies: number;
  copiedBytes: number;
  /** Files that rows refer to and that were missing. */
  lost: number;
};

const COLUMNS = `number, id, why, state, schema, began_at as beganAt, ended_at as endedAt, problem, rows, bytes,
  copies, copied_bytes as copiedBytes, lost`;

/** A backup that this run holds; `fence` is its fencing token, and a later holder's is higher. */
export type Held = { number: number; id: string; beganAt: number; fence: number; place: Place };

/** How long a run holds a backup; after that another may take over. */
const HELD_MS = 3 * 60 * 1000;

/** Every backup that is not being deleted, the latest first. */
export async function listBackups(db: Database): Promise<Backup[]> {
  const query = `select ${COLUMNS} from backups where state <> 'going' order by number desc limit 100`;
  return (await db.$client.prepare(query).all<Backup>()).results;
}

/** A complete backup that can be downloaded, or null. */
export function wholeBackup(db: Database, id: string): Promise<Backup | null> {
  const query = `select ${COLUMNS} from backups where id = ?1 and state = 'done'`;
  return db.$client.prepare(query).bind(id).first<Backup>();
}

/** A second request within this time means the backup that the first one started. */
const JUST_NOW_MS = 60_000;

/**
 * The statement that starts a backup, for use in a batch. It does nothing if one is running or has this id, or if one
 * was requested just after another was made: it would push out an older one that reaches further back.
 */
export function beginStatement(
  db: Database,
  { id, why, now }: { id: string; why: Backup['why']; now: number },
): D1PreparedStatement {
  const query = `insert or ignore into backups (id, why, schema, began_at)
    select ?1, ?2, (select name from d1_migrations order by id desc limit 1), ?3
    where not exists (select 1 from backups where state = 'running')
      and not (?2 = 'asked' and exists (select 1 from backups where state = 'done' and began_at between ?4 and ?3))`;
  return db.$client.prepare(query).bind(id, why, now, now - JUST_NOW_MS);
}

/** Whether a backup is running. */
export async function isBackingUp(db: Database): Promise<boolean> {
  const query = `select 1 from backups where state = 'running'`;
  return (await db.$client.prepare(query).first()) !== null;
}

/** Takes hold of the running backup, if there is one that no run holds. */
export async function holdRunning(db: Database, now: number): Promise<Held | null> {
  const query = `update backups set fence = fence + 1, held_until = ?2
    where state = 'running' and held_until <= ?1
    returning number, id, began_at as beganAt, fence, place`;
  const row = await db.$client
    .prepare(query)
    .bind(now, now + HELD_MS)
    .first<Omit<Held, 'place'> & { place: string }>();
  return row && { ...row, place: readPlace(row.place) };
}

/** What a step adds to the totals of its backup. */
export type Added = Partial<Pick<Backup, 'rows' | 'bytes' | 'copies' | 'copiedBytes' | 'lost'>>;

/** The statement that advances a backup; it changes nothing if another run holds the backup now. */
export function moveStatement(
  db: Database,
  { number, fence }: Held,
  place: Place,
  added: Added = {},
): D1PreparedStatement {
  const { rows = 0, bytes = 0, copies = 0, copiedBytes = 0, lost = 0 } = added;
  const query = `update backups set place = ?3, rows = rows + ?4, bytes = bytes + ?5, copies = copies + ?6,
      copied_bytes = copied_bytes + ?7, lost = lost + ?8
    where number = ?1 and fence = ?2 and state = 'running'`;
  return db.$client
    .prepare(query)
    .bind(number, fence, JSON.stringify(place), rows, bytes, copies, copiedBytes, lost);
}

/** Releases a backup, so that the next run continues it at once; `problem` says why this run stopped. */
export async function letGo(db: Database, { number, fence }: Held, problem: string): Promise<void> {
  const query = 'update backups set held_until = 0, problem = ?3 where number = ?1 and fence = ?2';
  await db.$client.prepare(query).bind(number, fence, problem).run();
}

/** Ends a backup as complete or as failed. */
export async function endBackup(
  db: Database,
  { number, fence }: Held,
  { state, now, problem = '' }: { state: 'done' | 'broken'; now: number; problem?: string },
): Promise<void> {
  const query = `update backups set state = ?3, ended_at = ?4, problem = ?5
    where number = ?1 and fence = ?2 and state = 'running'`;
  await db.$client.prepare(query).bind(number, fence, state, now, problem).run();
}
