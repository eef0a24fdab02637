import { gte, lt, sql } from 'drizzle-orm';
import type { Address } from './address';
import type { Database } from './database.server';
import { countedKind, createTally, type HourCount, hourOf, type Tally } from './hour-counts';
import { originOf } from './replicas.server';
import { prepared } from './store/statements.server';
import { hourCounts } from './store/tables';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The counts of this isolate that are not yet written, by database. */
const tallies = new WeakMap<object, Tally>();

function tallyOf(db: Database): Tally {
  const origin = originOf(db.$client);
  const tally = tallies.get(origin) ?? createTally();
  tallies.set(origin, tally);
  return tally;
}

type Desk = { db: Database; now: number; later(work: Promise<unknown>): void };

/**
 * Counts a response. Each isolate counts in its own memory and the schedule runs in just one of them, so each writes
 * its own counts once a minute, after a response that is on its way; the schedule writes those of its own isolate.
 * Counts after an isolate's last write, at most a minute's, are lost.
 */
export function countAnswer(
  address: Pick<Address, 'route' | 'isData'>,
  { status, headers }: Response,
  { db, now, later }: Desk,
): void {
  if (tallyOf(db).count(countedKind(address, headers.get('Content-Type')), status, now))
    later(writeCounts(db));
}

/** Adds the counts to the hours in the database; counts that cannot be written are kept for the next attempt. */
export async function writeCounts(db: Database, tally = tallyOf(db)): Promise<void> {
  const taken = tally.take();
  if (taken.length === 0) return;
  const query = sql`insert into ${hourCounts} (hour, kind, requests, errors, refusals)
    select value ->> 'hour', value ->> 'kind', value ->> 'requests', value ->> 'errors', value ->> 'refusals'
    from json_each(${JSON.stringify(taken)}) where true
    on conflict (hour, kind) do update set requests = requests + excluded.requests,
      errors = errors + excluded.errors, refusals = refusals + excluded.refusals`;
  try {
    await prepared(db, query).run();
  } catch (error) {
    tally.putBack(taken);
    throw error;
  }
}

/** Writes the counts of the schedule's own isolate, and deletes hours older than 90 days. */
export async function keepCounts({ db, now }: { db: Database; now: number }): Promise<void> {
  await writeCounts(db);
  await db.delete(hourCounts).where(lt(hourCounts.hour, now - KEPT_MS));
}

/** The counts of the last `hours` hours, the earliest first; an hour without requests has no row. */
export async function countsOfHours(
  db: Database,
  { hours, now }: { hours: number; now: number },
): Promise<HourCount[]> {
  const from = hourOf(now) - (hours - 1) * 60 * 60 * 1000;
  const { hour, kind } = hourCounts;
  return db.select().from(hourCounts).where(gte(hour, from)).orderBy(hour, kind);
}
