import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { newCode } from '~/platform/spoken-code';
import { prepared } from '~/platform/store/statements.server';
import type { Edition } from '~/rules/edition';
import type { Failed, FightDesk } from './fight-desk.server';
import { fightRow } from './fight-rows.server';
import { fightTroubleWords } from './fight-trouble';
import { type CodeKind, fightCodes, fights } from './tables';

/** A code and its creation time in milliseconds. */
export type FightCode = { code: string; madeAt: number };

/** The fight that a code opens, and its owner. */
export type OpenedByCode = { fightId: string; owner: string; edition: Edition; madeAt: number };

/** Sets the players' code in the fight's object, null for none; returns false when the object does not answer. */
export type TellCode = (code: string | null) => Promise<boolean>;

export type Shared = { ok: true; code: string } | Failed;

/** A random code from the platform's secure random generator. */
export function randomCode(): string {
  return newCode((bytes) => crypto.getRandomValues(bytes));
}

/** The fight that a code of this kind opens; null when it opens none, or no longer does. */
export async function fightOfCode(
  db: Database,
  code: string,
  kind: CodeKind,
): Promise<OpenedByCode | null> {
  const [found] = await db
    .select({
      fightId: fights.id,
      owner: fights.userId,
      edition: fights.edition,
      madeAt: fightCodes.madeAt,
    })
    .from(fightCodes)
    .innerJoin(fights, and(eq(fights.id, fightCodes.fightId), eq(fights.userId, fightCodes.userId)))
    .where(and(eq(fightCodes.code, code), eq(fightCodes.kind, kind), isNull(fights.deletedAt)))
    .limit(1);
  return found ?? null;
}

/** The codes of a fight that the user owns; none for any other fight. */
export async function codesOf(
  db: Database,
  userId: string,
  id: string,
): Promise<Record<CodeKind, FightCode | null>> {
  const { code, kind, madeAt } = fightCodes;
  const found = await db
    .select({ code, kind, madeAt })
    .from(fightCodes)
    .where(and(eq(fightCodes.fightId, id), eq(fightCodes.userId, userId)));
  const of = (asked: CodeKind): FightCode | null => {
    const one = found.find((each) => each.kind === asked);
    return one ? { code: one.code, madeAt: one.madeAt } : null;
  };
  return { players: of('players'), helper: of('helper') };
}

/** There are so many codes that a collision on the first try is about once in a human lifetime. */
const TRIES = 3;

/**
 * Creates a code of this kind for the user's own fight, or returns the existing one; null when there is no such
 * fight.
 */
export async function addCode(
  { db, clock }: Pick<FightDesk, 'db' | 'clock'>,
  userId: string,
  id: string,
  kind: CodeKind,
): Promise<FightCode | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const query = sql`insert into ${fightCodes} (code, fight_id, user_id, kind, made_at)
      select ${randomCode()}, id, user_id, ${kind}, ${clock.now()} from ${fights}
      where id = ${id} and user_id = ${userId} and deleted_at is null on conflict do nothing`;
    await prepared(db, query).run();
    const made = (await codesOf(db, userId, id))[kind];
    if (made !== null) return made;
  }
  return null;
}

/** Deletes the code of this kind of the user's own fight; that code never opens anything again. */
export async function dropCode(
  db: Database,
  userId: string,
  id: string,
  kind: CodeKind,
): Promise<void> {
  await db
    .delete(fightCodes)
    .where(
      and(eq(fightCodes.fightId, id), eq(fightCodes.userId, userId), eq(fightCodes.kind, kind)),
    );
}

function unavailable(): Failed {
  return { ok: false, reason: 'unavailable', sentence: fightTroubleWords('unavailable') };
}

/**
 * Shares the user's own fight with players and returns its code, the same on each call; null for any other fight. A
 * code works only when both the row and the object have it. When the object does not answer, the fight stays closed.
 */
export async function shareFight(
  desk: FightDesk,
  userId: string,
  id: string,
  tell: TellCode,
): Promise<Shared | null> {
  const before = (await codesOf(desk.db, userId, id)).players;
  const made = before ?? (await addCode(desk, userId, id, 'players'));
  // The fight was soft-deleted, has another owner, or is being closed at this moment.
  if (made === null) return null;
  const told = await tellUntilSettled(desk.db, userId, id, tell);
  if (told.ok) return told.code === null ? null : { ok: true, code: told.code };
  if (before === null) await dropCode(desk.db, userId, id, 'players');
  return unavailable();
}

/**
 * Sends the row's code to the object and repeats until the row is unchanged afterwards: with two simultaneous
 * requests, the object ends with the same code as the row.
 */
async function tellUntilSettled(
  db: Database,
  userId: string,
  id: string,
  tell: TellCode,
): Promise<{ ok: true; code: string | null } | { ok: false }> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = (await codesOf(db, userId, id)).players?.code ?? null;
    if (!(await tell(code))) return { ok: false };
    const after = (await codesOf(db, userId, id)).players?.code ?? null;
    if (after === code) return { ok: true, code };
  }
  return { ok: false };
}

/**
 * Replaces the players' code of the user's own fight; the old one never works again. Null for any other fight. When
 * the object does not answer in between, the fight is closed to players.
 */
export async function renewCode(
  desk: FightDesk,
  userId: string,
  id: string,
  tell: TellCode,
): Promise<Shared | null> {
  if ((await fightRow(desk.db, userId, id)) === null) return null;
  if ((await codesOf(desk.db, userId, id)).players === null) {
    return { ok: false, reason: 'not-shared', sentence: fightTroubleWords('not-shared') };
  }
  const stopped = await stopSharing(desk, userId, id, tell);
  return stopped?.ok ? shareFight(desk, userId, id, tell) : stopped;
}

/**
 * Closes the user's own fight to players; null for any other. The object is updated first: when it does not answer,
 * nothing changes.
 */
export async function stopSharing(
  { db }: Pick<FightDesk, 'db'>,
  userId: string,
  id: string,
  tell: TellCode,
): Promise<{ ok: true } | Failed | null> {
  if ((await fightRow(db, userId, id)) === null) return null;
  if (!(await tell(null))) return unavailable();
  await dropCode(db, userId, id, 'players');
  return { ok: true };
}
