import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from './database.server';
import type { Log } from './log';
import type { Objects } from './objects.server';
import { changes, prepared } from './store/statements.server';
import { looseObjects } from './store/tables';

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
  const dueAt = now + DAY_MS;
  const isNotDue = and(eq(looseObjects.attempts, 0), gt(looseObjects.dueAt, now));
  const note = db
    .insert(looseObjects)
    .values({ kind, name, dueAt })
    .onConflictDoUpdate({
      target: [looseObjects.kind, looseObjects.name],
      set: { dueAt },
      setWhere: isNotDue,
    });
  return changes(db, note);
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
  const isIt = and(eq(looseObjects.kind, kind), eq(looseObjects.name, name));
  await db
    .update(looseObjects)
    .set({ dueAt: now + 5 * MINUTE_MS })
    .where(isIt);
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
  const isGone = sql`${looseObjects.name} in (select value from json_each(${JSON.stringify(gone)}))`;
  await db.delete(looseObjects).where(and(eq(looseObjects.kind, kind), isGone));
}

/** Takes the notes that are due, and sets the time of their next attempt. */
async function takeDue(db: Database, kind: string, now: number): Promise<string[]> {
  const query = sql`update ${looseObjects} set attempts = attempts + 1,
      due_at = ${now} + min(${DAY_MS}, ${MINUTE_MS} << min(attempts, 20))
    where kind = ${kind} and name in (select name from ${looseObjects}
      where kind = ${kind} and due_at <= ${now} order by due_at limit ${A_SWEEP})
    returning name`;
  const { results } = await prepared(db, query).all<{ name: string }>();
  return results.map(({ name }) => name);
}
