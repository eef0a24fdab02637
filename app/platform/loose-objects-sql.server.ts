import type { Database } from './database.server';
import type { Log } from './log';
import type { Objects } from './objects.server';

/** Durable Objects of one kind: the name that notes use for it, and their namespace. */
export type ObjectKind = { kind: string; objects: Objects };

/**
 * What every Durable Object class with user data implements: `remove` deletes all its data and may be called
 * repeatedly.
 */
export type Removable = { remove(): Promise<void> };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const A_SWEEP = 50;
/** After this many failures in a row, assume that no object answers at the moment. */
const MOST_IN_A_ROW = 3;

/**
 * Notes an object before it is opened, so that it is removed after a day unless a row refers to it by then. False when
 * an object of that name is about to be removed.
 */
export async function noteObject(
  db: Database,
  kind: string,
  name: string,
  now: number,
): Promise<boolean> {
  const query = `insert into loose_objects (kind, name, due_at) values (?1, ?2, ?3)
    on conflict (kind, name) do update set due_at = excluded.due_at where attempts = 0 and due_at > ?4`;
  const noted = db.$client.prepare(query).bind(kind, name, now + DAY_MS, now);
  return (await noted.run()).meta.changes > 0;
}

/**
 * Marks an object for removal that no row refers to; an object with a row has no note, and stays. It is removed minutes
 * later, so that a request that has it open can finish.
 */
export async function releaseObject(
  db: Database,
  kind: string,
  name: string,
  now: number,
): Promise<void> {
  const query = 'update loose_objects set due_at = ?3 where kind = ?1 and name = ?2';
  await db.$client
    .prepare(query)
    .bind(kind, name, now + 5 * MINUTE_MS)
    .run();
}

/**
 * Removes the objects of a kind whose notes are due, the oldest first. A note is deleted after its object. An object
 * that does not answer waits twice as long before each retry, up to a day; after several failures in a row, all wait.
 */
export async function sweepLooseObjects(
  db: Database,
  { kind, objects }: ObjectKind,
  { now, log }: { now: number; log: Log },
): Promise<void> {
  const gone: string[] = [];
  let failed = 0;
  for (const name of await takeDue(db, kind, now)) {
    if (failed === MOST_IN_A_ROW) break;
    try {
      await objects.ask(name, (object: Removable) => object.remove());
      gone.push(name);
      failed = 0;
    } catch (error) {
      log.error('object not removed', error, { kind });
      failed += 1;
    }
  }
  if (gone.length === 0) return;
  const query = `delete from loose_objects where kind = ?1 and name in (select value from json_each(?2))`;
  await db.$client.prepare(query).bind(kind, JSON.stringify(gone)).run();
}

/** Takes the notes that are due, and sets the time of their next attempt. */
async function takeDue(db: Database, kind: string, now: number): Promise<string[]> {
  const query = `update loose_objects set attempts = attempts + 1, due_at = ?2 + min(?3, ?4 << min(attempts, 20))
    where kind = ?1 and name in
      (select name from loose_objects where kind = ?1 and due_at <= ?2 order by due_at limit ?5)
    returning name`;
  const due = db.$client.prepare(query).bind(kind, now, DAY_MS, MINUTE_MS, A_SWEEP);
  return (await due.all<{ name: string }>()).results.map(({ name }) => name);
}
