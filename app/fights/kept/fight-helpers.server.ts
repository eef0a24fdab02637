import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { users } from '~/account/person/tables';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { addCode, codesOf, dropCode, fightOfCode } from './fight-codes.server';
import { type Failed, type FightDesk, reachFight } from './fight-desk.server';
import { FIGHT_LIMITS } from './fight-limits';
import { fightRow, LISTED, type ListedFight, reachable } from './fight-rows.server';
import { type FightTrouble, fightTroubleWords } from './fight-trouble';
import { fightCodes, fightHelpers, fights } from './tables';

/** A user who helps to run a fight; `name` is the first name, '' when there is none. */
export type FightHelper = { userId: string; name: string; madeAt: number };

/** A fight that the user helps to run, with its owner's first name, '' when there is none. */
export type HelpedFight = ListedFight & { ownerName: string };

/** A valid invitation: the fight and its owner. */
export type Invitation = { fightId: string; owner: string; fightName: string; ownerName: string };

function failed(reason: FightTrouble): Failed {
  return { ok: false, reason, sentence: fightTroubleWords(reason) };
}

/** The helpers of the user's own fight, earliest first. */
export function helpersOf(db: Database, userId: string, id: string): Promise<FightHelper[]> {
  return db
    .select({ userId: fightHelpers.userId, name: users.name, madeAt: fightHelpers.madeAt })
    .from(fightHelpers)
    .innerJoin(users, eq(users.id, fightHelpers.userId))
    .where(and(eq(fightHelpers.fightId, id), eq(fightHelpers.ownerId, userId)))
    .orderBy(fightHelpers.madeAt, users.id)
    .limit(FIGHT_LIMITS.helpers);
}

/** The fights that the user helps to run, the latest first. */
export function helpedFights(db: Database, userId: string): Promise<HelpedFight[]> {
  return db
    .select({ ...LISTED, ownerName: users.name })
    .from(fightHelpers)
    .innerJoin(fights, eq(fights.id, fightHelpers.fightId))
    .innerJoin(users, eq(users.id, fights.userId))
    .where(and(eq(fightHelpers.userId, userId), isNull(fights.deletedAt)))
    .orderBy(desc(fights.updatedAt), fights.id)
    .limit(FIGHT_LIMITS.helpedWith);
}

/**
 * Invites one user to help run the user's own fight: returns the code and its end in milliseconds, the same until it
 * ends or is accepted. Null for any other fight.
 */
export async function inviteHelper(
  desk: Pick<FightDesk, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<{ ok: true; code: string; endsAt: number } | Failed | null> {
  const { db, clock } = desk;
  if ((await fightRow(db, userId, id)) === null) return null;
  if ((await helpersOf(db, userId, id)).length >= FIGHT_LIMITS.helpers) {
    return failed('most-helpers');
  }
  await db
    .delete(fightCodes)
    .where(
      and(
        eq(fightCodes.fightId, id),
        eq(fightCodes.userId, userId),
        eq(fightCodes.kind, 'helper'),
        lte(fightCodes.madeAt, bornBefore(clock.now())),
      ),
    );
  const made = await addCode(desk, userId, id, 'helper');
  return made && { ok: true, code: made.code, endsAt: made.madeAt + FIGHT_LIMITS.invitationMs };
}

/** The open invitation to the user's own fight; null when there is none or it has ended. */
export async function openInvitation(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<{ code: string; endsAt: number } | null> {
  const { helper } = await codesOf(db, userId, id);
  if (helper === null || helper.madeAt <= bornBefore(now)) return null;
  return { code: helper.code, endsAt: helper.madeAt + FIGHT_LIMITS.invitationMs };
}

/** Withdraws an invitation that was not accepted yet. */
export function withdrawInvitation(db: Database, userId: string, id: string): Promise<void> {
  return dropCode(db, userId, id, 'helper');
}

/** Invitations made at or before this time have ended. */
function bornBefore(now: number): number {
  return now - FIGHT_LIMITS.invitationMs;
}

/** The invitation of a code; null when it is invalid, ended, or already accepted. */
export async function invitationOf(
  db: Database,
  code: string,
  now: number,
): Promise<Invitation | null> {
  const found = await fightOfCode(db, code, 'helper');
  if (found === null || found.madeAt <= bornBefore(now)) return null;
  const { fightId, owner } = found;
  const [told] = await db
    .select({ fightName: fights.name, ownerName: users.name })
    .from(fights)
    .innerJoin(users, eq(users.id, fights.userId))
    .where(and(eq(fights.id, fightId), eq(fights.userId, owner)))
    .limit(1);
  return told ? { fightId, owner, ...told } : null;
}

/**
 * Accepts an invitation: makes the user a helper and deletes the code in one batch. Of two simultaneous requests only
 * one succeeds. Null for an invalid code.
 */
export async function acceptInvitation(
  { db, clock }: Pick<FightDesk, 'db' | 'clock'>,
  userId: string,
  code: string,
): Promise<{ ok: true; fightId: string } | Failed | null> {
  const now = clock.now();
  const invited = await invitationOf(db, code, now);
  if (invited === null) return null;
  const { fightId, owner } = invited;
  if (owner === userId) return failed('own-fight');
  const join = sql`insert into ${fightHelpers} (fight_id, user_id, owner_id, made_at)
    select f.id, ${userId}, f.user_id, ${now} from ${fightCodes} c join ${fights} f on f.id = c.fight_id and f.user_id = c.user_id
    where c.code = ${code} and c.kind = 'helper' and c.made_at > ${bornBefore(now)} and f.deleted_at is null
      and (select count(*) from ${fightHelpers} where fight_id = f.id) < ${FIGHT_LIMITS.helpers}
      and (select count(*) from ${fightHelpers} where user_id = ${userId}) < ${FIGHT_LIMITS.helpedWith}
    on conflict do nothing`;
  const spend = sql`delete from ${fightCodes} where code = ${code} and kind = 'helper' and exists
    (select 1 from ${fightHelpers} where fight_id = ${fightId} and user_id = ${userId} and made_at = ${now})`;
  const [joined] = await db.$client.batch([prepared(db, join), prepared(db, spend)]);
  if ((joined?.meta.changes ?? 0) > 0) return { ok: true, fightId };
  if ((await reachable(db, userId, fightId)) !== null) return { ok: true, fightId };
  if ((await invitationOf(db, code, now)) === null) return null;
  const isFull = (await helpersOf(db, owner, fightId)).length >= FIGHT_LIMITS.helpers;
  return failed(isFull ? 'most-helpers' : 'most-helped');
}

/** Removes a helper from the user's own fight, who loses all access to it. False when there is no such helper. */
export function removeHelper(
  desk: FightDesk,
  userId: string,
  id: string,
  helper: string,
): Promise<boolean> {
  const isTheirs = sql`fight_id = ${id} and owner_id = ${userId} and user_id = ${helper}`;
  return dropHelper(desk, id, isTheirs, helper);
}

/** The user leaves a fight that they help to run; false when they do not help. */
export function leaveFight(desk: FightDesk, userId: string, id: string): Promise<boolean> {
  const isTheirs = sql`fight_id = ${id} and user_id = ${userId}`;
  return dropHelper(desk, id, isTheirs, userId);
}

/** Deletes the row before disconnecting: a disconnected page reconnects at once and must then be rejected. */
async function dropHelper(
  desk: FightDesk,
  id: string,
  isTheirs: SQL,
  helper: string,
): Promise<boolean> {
  const query = sql`delete from ${fightHelpers} where ${isTheirs} returning owner_id`;
  const owner = await prepared(desk.db, query).first<string>('owner_id');
  if (owner === null) return false;
  // When the object does not answer, the pages are disconnected when their pass ends, and can do nothing until then.
  await reachFight(desk, id, (fight) => fight.letGo(owner, helper).then(() => true));
  return true;
}
