import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/database.server';
import { type MemberSettings, memberSettings, NEW_MEMBER } from '../member';
import { PARTY_LIMITS, type PartyMember, type PartyPerson, type PartyRole } from '../party';
import { partyMembers } from './tables';

/** The user who reads a party, and their role in it. */
export type Looker = { userId: string; role: PartyRole; people: readonly PartyPerson[] };

const kept = z.partialRecord(
  memberSettings.keyof(),
  z.object({
    version: z.number(),
    by: z.string(),
    at: z.number(),
    was: z.unknown().default(null),
  }),
);

/**
 * Parses stored settings; a value that a later limit refuses gets its default, so that one field never makes a whole
 * party unreadable.
 */
export function settingsOf(value: unknown): MemberSettings {
  const read = memberSettings.safeParse(value);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
  const rest = Object.entries(Object(value)).filter(([name]) => !wrong.has(name));
  return memberSettings.parse({ name: 'Unnamed', ...Object.fromEntries(rest) });
}

/** The members of a party as the given user may see them, in the order they were added. */
export async function memberRows(
  db: Database,
  partyId: string,
  looker: Looker,
): Promise<PartyMember[]> {
  const rows = await db
    .select({
      row: partyMembers,
      fightName: sql<
        string | null
      >`(select name from fights f where f.id = ${partyMembers.fightId})`,
    })
    .from(partyMembers)
    .where(eq(partyMembers.partyId, partyId))
    .orderBy(partyMembers.addedAt, sql`rowid`)
    .limit(PARTY_LIMITS.members);
  const nameOf = (id: string) => looker.people.find(({ userId }) => userId === id)?.name ?? '';
  const isGm = looker.role !== 'player';
  return rows.map(({ row, fightName }) => {
    const mine = row.userId === looker.userId;
    const marks = Object.entries(kept.catch({}).parse(row.marks)).flatMap(([name, mark]) =>
      mark ? [[name, { ...mark, byName: nameOf(mark.by) }]] : [],
    );
    const { id, userId, hp: now, temporary, xp } = row;
    const inFight = row.fightId !== null && row.fightCombatant !== null;
    return {
      id,
      userId,
      xp,
      mine,
      settings: settingsOf(row.settings),
      marks: Object.fromEntries(marks),
      health: { now, temporary },
      fight:
        inFight && row.fightId !== null && row.fightCombatant !== null
          ? {
              id: row.fightId,
              name: isGm ? (fightName ?? '') : '',
              combatant: row.fightCombatant,
              seq: row.fightSeq,
            }
          : null,
      mayEdit: mine || isGm,
      privateNotes: mine || isGm ? row.privateNotes : null,
    };
  });
}

/** The members of several parties, each with its party's id: only what lists show. */
export async function membersOfAll(db: Database, partyIds: readonly string[]) {
  const rows = await db
    .select({
      id: partyMembers.id,
      partyId: partyMembers.partyId,
      settings: partyMembers.settings,
      now: partyMembers.hp,
      temporary: partyMembers.temporary,
    })
    .from(partyMembers)
    .where(
      sql`${partyMembers.partyId} in (select value from json_each(${JSON.stringify(partyIds)}))`,
    )
    .orderBy(partyMembers.addedAt, sql`rowid`);
  return rows.map(({ id, partyId, settings, now, temporary }) => ({
    id,
    partyId,
    settings: settingsOf(settings),
    health: { now, temporary },
  }));
}

/** Settings of a new member: the given values, else defaults. Null when a value is invalid. */
export function newSettings(said: unknown): MemberSettings | null {
  const begins = { level: NEW_MEMBER.level, maximum: NEW_MEMBER.hp };
  const read = memberSettings.safeParse({ ...begins, ...Object(said) });
  return read.success ? read.data : null;
}

/** The row of a new member; without `hp` it has full hit points. */
export type NewRow = {
  id: string;
  userId: string | null;
  settings: MemberSettings;
  hp?: number;
  temporary?: number;
  xp?: number;
};

/** SQL: adds members to a party if `where` holds. */
export function insertMembers(
  partyId: string,
  rows: readonly NewRow[],
  now: number,
  where: SQL,
): SQL {
  const list = JSON.stringify(rows);
  return sql`insert into ${partyMembers} (id, party_id, user_id, settings, hp, temporary, xp, added_at, updated_at)
    select value ->> 'id', ${partyId}, value ->> 'userId', value -> 'settings', coalesce(value ->> 'hp', value ->> '$.settings.maximum'),
      coalesce(value ->> 'temporary', 0), coalesce(value ->> 'xp', 0), ${now} + key, ${now}
    from json_each(${list}) where ${where}`;
}
