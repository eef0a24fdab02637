import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/database.server';
import { type MemberSettings, memberSettings, NEW_MEMBER } from '../member';
import { PARTY_LIMITS, type PartyMember, type PartyPerson, type PartyRole } from '../party';
import { partyMembers } from './tables';

/** Who looks at a party, and as what. */
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

/** Settings as they are kept; what a later limit would refuse begins anew, so that one field never closes a whole party. */
export function settingsOf(value: unknown): MemberSettings {
  const read = memberSettings.safeParse(value);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
  const rest = Object.entries(Object(value)).filter(([name]) => !wrong.has(name));
  return memberSettings.parse({ name: 'Unnamed', ...Object.fromEntries(rest) });
}

/** The characters of a party as one of its people may see them, in the order in which they came. */
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
      ...{ id, userId, xp, mine },
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

/** The characters of some parties, each with its party: only what a list tells of them. */
export async function membersOfAll(db: Database, partyIds: readonly string[]) {
  const rows = await db
    .select({
      ...{ id: partyMembers.id, partyId: partyMembers.partyId, settings: partyMembers.settings },
      ...{ now: partyMembers.hp, temporary: partyMembers.temporary },
    })
    .from(partyMembers)
    .where(
      sql`${partyMembers.partyId} in (select value from json_each(${JSON.stringify(partyIds)}))`,
    )
    .orderBy(partyMembers.addedAt, sql`rowid`);
  return rows.map(({ id, partyId, settings, now, temporary }) => ({
    ...{ id, partyId, settings: settingsOf(settings), health: { now, temporary } },
  }));
}

/** A new character: what is said of it, everything else as it begins. Null where something of it cannot be kept. */
export function newSettings(said: unknown): MemberSettings | null {
  const begins = { level: NEW_MEMBER.level, maximum: NEW_MEMBER.hp };
  const read = memberSettings.safeParse({ ...begins, ...Object(said) });
  return read.success ? read.data : null;
}

/** What is written of a new character; without `hp` it is unhurt. */
export type NewRow = {
  id: string;
  userId: string | null;
  settings: MemberSettings;
  hp?: number;
  temporary?: number;
  xp?: number;
};

/** In SQL: adds characters to a party, where it is so. */
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
