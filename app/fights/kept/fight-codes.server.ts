import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import { newCode } from '~/platform/spoken-code';
import type { Failed, FightDesk } from './fight-desk.server';
import { fightRow } from './fight-rows.server';
import { fightTroubleWords } from './fight-trouble';
import { type CodeKind, fightCodes, fights } from './tables';

/** A code and since when it opens; milliseconds. */
export type FightCode = { code: string; madeAt: number };

/** The fight that a code opens, and whose it is. */
export type OpenedByCode = { fightId: string; owner: string; madeAt: number };

/** Tells the fight's object which code opens it to players from now on, null for none; false when it does not answer. */
export type TellCode = (code: string | null) => Promise<boolean>;

export type Shared = { ok: true; code: string } | Failed;

/** A code by the chance of this machine. */
export function randomCode(): string {
  return newCode((bytes) => crypto.getRandomValues(bytes));
}

/** What a code of this kind opens; null for a code that opens nothing, or not any more. */
export async function fightOfCode(
  db: Database,
  code: string,
  kind: CodeKind,
): Promise<OpenedByCode | null> {
  const [found] = await db
    .select({ fightId: fights.id, owner: fights.userId, madeAt: fightCodes.madeAt })
    .from(fightCodes)
    .innerJoin(fights, and(eq(fights.id, fightCodes.fightId), eq(fights.userId, fightCodes.userId)))
    .where(and(eq(fightCodes.code, code), eq(fightCodes.kind, kind), isNull(fights.deletedAt)))
    .limit(1);
  return found ?? null;
}

/** The codes of a person's own fight; of any other fight there are none. */
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

/** A code is one of so many that the first try is taken by another fight's about once in a human age. */
const TRIES = 3;

/** Gives a person's own fight a code of this kind, where it has none. */
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

/** Takes the code of this kind from a person's own fight: it never opens anything again. */
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
 * Opens a person's own fight to players: gives the code, the same however often it is asked for; null for any other fight. Both the
 * row and the object must know a code before it opens anything. When the object does not answer, the fight stays closed.
 */
export async function shareFight(
  desk: FightDesk,
  userId: string,
  id: string,
  tell: TellCode,
): Promise<Shared | null> {
  const before = (await codesOf(desk.db, userId, id)).players;
  const made = before ?? (await addCode(desk, userId, id, 'players'));
  // It was put away, is another's, or is being closed at this moment.
  if (made === null) return null;
  const told = await tellUntilSettled(desk.db, userId, id, tell);
  if (told.ok) return told.code === null ? null : { ok: true, code: told.code };
  if (before === null) await dropCode(desk.db, userId, id, 'players');
  return unavailable();
}

/**
 * Tells the object the code of the row until the row still says so afterwards: of two presses at once the last word that the
 * object hears is what stays in the row.
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
 * Gives a person's own fight another code in place of the one that players have, which never opens it again; null for any other
 * fight. When the object does not answer in between, the fight is closed to players.
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
 * Closes a person's own fight to players; null for any other. The object hears it first: when it does not answer, everything is as
 * it was.
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
