import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { endingEffects } from '~/parties/kept/end-effects.server';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import type { Followed, Standing } from './fight-calls';
import type { FightFacts } from './fight-facts';
import { FIGHT_LIMITS } from './fight-limits';
import { copyMembers, type FreeMember, freeMembers, leaveMembers } from './fight-members.server';
import { writeBack } from './lone-characters.server';
import { fightHelpers, fights } from './tables';

/**
 * The row of a fight for lists; `round`, `combatants` and the like are as of the log's event number `seq`. Times in
 * milliseconds.
 */
export type ListedFight = Omit<FightFacts, 'notes'> & {
  id: string;
  /** '' when it is in no folder. */
  folder: string;
  seq: number;
  createdAt: number;
  updatedAt: number;
};

export const LISTED = {
  id: fights.id,
  name: fights.name,
  edition: fights.edition,
  folder: fights.folder,
  status: fights.status,
  round: fights.round,
  combatants: fights.combatants,
  seq: fights.seq,
  createdAt: fights.createdAt,
  updatedAt: fights.updatedAt,
};

const isTheirs = (userId: string, id: string) =>
  and(eq(fights.id, id), eq(fights.userId, userId), isNull(fights.deletedAt));

/** The user's fights, the latest first. */
export function listFights(db: Database, userId: string): Promise<ListedFight[]> {
  return db
    .select(LISTED)
    .from(fights)
    .where(and(eq(fights.userId, userId), isNull(fights.deletedAt)))
    .orderBy(desc(fights.updatedAt), fights.id)
    .limit(FIGHT_LIMITS.most);
}

/** The user's soft-deleted fights that can still be restored, the last deleted first. */
export function listRemovedFights(db: Database, userId: string): Promise<ListedFight[]> {
  return db
    .select(LISTED)
    .from(fights)
    .where(and(eq(fights.userId, userId), isNotNull(fights.deletedAt)))
    .orderBy(desc(fights.deletedAt), fights.id)
    .limit(FIGHT_LIMITS.mostWithDeleted);
}

/** The user's own fight; null for any other and for a soft-deleted one. */
export async function fightRow(
  db: Database,
  userId: string,
  id: string,
): Promise<ListedFight | null> {
  const [row] = await db.select(LISTED).from(fights).where(isTheirs(userId, id)).limit(1);
  return row ?? null;
}

/** A fight that the user runs: their own, or one they help with. `owner` is the owner's id. */
export type ReachedFight = { row: ListedFight; owner: string; role: 'owner' | 'helper' };

/** A fight that the user may run, as owner or helper; null for any other and for a soft-deleted one. */
export async function reachable(
  db: Database,
  userId: string,
  id: string,
): Promise<ReachedFight | null> {
  const helps = and(eq(fightHelpers.fightId, fights.id), eq(fightHelpers.userId, userId));
  const [found] = await db
    .select({ ...LISTED, owner: fights.userId })
    .from(fights)
    .leftJoin(fightHelpers, helps)
    .where(
      and(
        eq(fights.id, id),
        isNull(fights.deletedAt),
        or(eq(fights.userId, userId), isNotNull(fightHelpers.userId)),
      ),
    )
    .limit(1);
  if (!found) return null;
  const { owner, ...row } = found;
  return { row, owner, role: owner === userId ? 'owner' : 'helper' };
}

/** The limit that keeps the user from adding fights; null while there is room. */
export async function whyFull(
  db: Database,
  userId: string,
): Promise<'most' | 'with-deleted' | null> {
  const query = sql`select count(*) as count, count(*) - count(deleted_at) as kept from ${fights} where user_id = ${userId}`;
  const found = await prepared(db, query).first<{ count: number; kept: number }>();
  if ((found?.kept ?? 0) >= FIGHT_LIMITS.most) return 'most';
  return (found?.count ?? 0) >= FIGHT_LIMITS.mostWithDeleted ? 'with-deleted' : null;
}

const hasPlace = (userId: string) =>
  sql`(select count(*) from ${fights} where user_id = ${userId} and deleted_at is null) < ${FIGHT_LIMITS.most}`;

/** Adds a fight's row; false when a limit is reached or the id is taken. */
export async function addRow(
  db: Database,
  userId: string,
  { id, folder, now }: { id: string; folder: string; now: number },
  { seq, facts, changedAt }: Standing,
): Promise<boolean> {
  const { name, edition, status, round, combatants, notes } = facts;
  const room = sql`${hasPlace(userId)} and (select count(*) from ${fights} where user_id = ${userId}) < ${FIGHT_LIMITS.mostWithDeleted}`;
  const query = sql`insert into ${fights}
    (id, user_id, name, edition, folder, status, round, combatants, notes, seq, created_at, updated_at)
    select ${id}, ${userId}, ${name}, ${edition}, ${folder}, ${status}, ${round}, ${combatants}, ${notes}, ${seq}, ${now}, ${changedAt}
    where ${room} on conflict do nothing`;
  return (await prepared(db, query).run()).meta.changes > 0;
}

/**
 * Updates a fight's row and its members' copies from its log, unless a later event is already stored. Returns the
 * members in it whose hit points no running fight owns yet.
 */
export async function followLog(
  db: Database,
  userId: string,
  id: string,
  followed: Followed,
): Promise<FreeMember[]> {
  const { seq, facts, changedAt, members } = followed;
  const { name, edition, status, round, combatants, notes } = facts;
  const row = sql`update ${fights} set name = ${name}, edition = ${edition}, status = ${status}, round = ${round},
      combatants = ${combatants}, notes = ${notes}, seq = ${seq}, updated_at = ${changedAt}
    where id = ${id} and user_id = ${userId} and seq < ${seq}`;
  const copies = members.length > 0 ? [copyMembers(id, followed)] : [];
  // Those at 0 hit points may be healed again before their sheets are opened.
  const isDown = members.some(
    ({ hp, conditions }) => hp === 0 || conditions.includes('unconscious'),
  );
  const ends = isDown ? [endingEffects(sql`m.fight_id = ${id}`)] : [];
  const steps = [...copies, ...ends, leaveMembers(id, followed), row, freeMembers(id, followed)];
  const answers = await db.$client.batch<FreeMember>(steps.map((one) => prepared(db, one)));
  await writeBack(db, id, followed);
  return answers.at(-1)?.results ?? [];
}

/** Moves a fight into a folder, '' for none; false when it is not the user's. */
export async function layInto(
  db: Database,
  userId: string,
  id: string,
  folder: string,
): Promise<boolean> {
  const query = sql`update ${fights} set folder = ${folder}
    where id = ${id} and user_id = ${userId} and deleted_at is null`;
  return (await prepared(db, query).run()).meta.changes > 0;
}

/** Soft-deletes a fight; false when it is not the user's. */
export async function putAway(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const query = sql`update ${fights} set deleted_at = ${now}
    where id = ${id} and user_id = ${userId} and deleted_at is null`;
  return (await prepared(db, query).run()).meta.changes > 0;
}

/** Restores a soft-deleted fight; false when it is gone for good or the limit is reached. */
export async function bringBack(db: Database, userId: string, id: string): Promise<boolean> {
  const query = sql`update ${fights} set deleted_at = null
    where id = ${id} and user_id = ${userId} and deleted_at is not null and ${hasPlace(userId)}`;
  return (await prepared(db, query).run()).meta.changes > 0;
}

/** Deletes the user's soft-deleted fights for good; the next cleanup removes their objects. */
export async function forgetDeleted(db: Database, userId: string): Promise<void> {
  await db.delete(fights).where(and(eq(fights.userId, userId), isNotNull(fights.deletedAt)));
}

/** Deletes fights for good that were soft-deleted long ago, up to 200 per call. */
export async function purgeDeleted(db: Database, now: number): Promise<void> {
  const query = sql`delete from ${fights} where id in
    (select id from ${fights} where deleted_at < ${now - FIGHT_LIMITS.keptDeletedMs} order by deleted_at limit 200)`;
  await prepared(db, query).run();
}
