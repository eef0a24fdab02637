import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { users } from '~/account/person/tables';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { type ListedParty, PARTY_LIMITS, type PartyPerson, type PartyRole } from '../party';
import { defaultParties, parties, partyMembers, partyPeople } from './tables';

const LEVELS = sql<string>`(select coalesce(json_group_array(json_extract(m.settings, '$.level')), '[]')
  from ${partyMembers} m where m.party_id = ${parties.id} and not json_extract(m.settings, '$.absent'))`;
const MEMBERS = sql<number>`(select count(*) from ${partyMembers} m where m.party_id = ${parties.id})`;

const COLUMNS = {
  id: parties.id,
  owner: parties.userId,
  name: parties.name,
  code: parties.code,
  joinOpen: parties.joinOpen,
  notes: parties.notes,
  gmNotes: parties.gmNotes,
  seq: parties.seq,
  updatedAt: parties.updatedAt,
  role: partyPeople.role,
  defaultId: defaultParties.partyId,
  levels: LEVELS,
  members: MEMBERS,
  ownerSub: users.sub,
  ownerName: users.name,
};

/** A party's row as one of its users may read it. */
export type PartyRow = {
  listed: ListedParty;
  ownerSub: string;
  owner: PartyPerson;
  notes: string;
  gmNotes: string;
  seq: number;
};

async function select(
  db: Database,
  userId: string,
  which: SQL | undefined,
  most: number,
): Promise<PartyRow[]> {
  const found = await db
    .select(COLUMNS)
    .from(parties)
    .innerJoin(users, eq(users.id, parties.userId))
    .leftJoin(partyPeople, and(eq(partyPeople.partyId, parties.id), eq(partyPeople.userId, userId)))
    .leftJoin(
      defaultParties,
      and(eq(defaultParties.partyId, parties.id), eq(defaultParties.userId, userId)),
    )
    .where(and(or(eq(parties.userId, userId), isNotNull(partyPeople.userId)), which))
    .orderBy(desc(parties.updatedAt), parties.id)
    .limit(most);
  return found.map((row) => {
    const role: PartyRole = row.owner === userId ? 'owner' : (row.role ?? 'player');
    const { id, name, joinOpen, updatedAt, members, ownerSub, notes, gmNotes, seq } = row;
    const levels: unknown = JSON.parse(row.levels);
    return {
      listed: {
        id,
        name,
        role,
        joinOpen,
        updatedAt,
        members,
        code: role === 'player' || !joinOpen ? null : row.code,
        isDefault: row.defaultId !== null,
        levels: Array.isArray(levels) ? levels.map(Number) : [],
      },
      owner: { userId: row.owner, name: row.ownerName, role: 'owner' },
      ownerSub,
      notes,
      gmNotes,
      seq,
    };
  });
}

/** The parties that the user owns or takes part in, the latest first. */
export function partyRows(db: Database, userId: string): Promise<PartyRow[]> {
  return select(
    db,
    userId,
    isNull(parties.deletedAt),
    PARTY_LIMITS.mostWithDeleted + PARTY_LIMITS.joined,
  );
}

/** One of these parties; null when the user is not in it, and for a soft-deleted one. */
export async function partyRow(db: Database, userId: string, id: string): Promise<PartyRow | null> {
  const [row] = await select(db, userId, and(eq(parties.id, id), isNull(parties.deletedAt)), 1);
  return row ?? null;
}

/** The user's own soft-deleted parties, which can be restored. */
export function putAwayRows(db: Database, userId: string): Promise<PartyRow[]> {
  const which = and(eq(parties.userId, userId), isNotNull(parties.deletedAt));
  return select(db, userId, which, PARTY_LIMITS.mostWithDeleted);
}

/** The users of a party besides its owner, game masters first, then by when they joined. */
export function peopleRows(db: Database, partyId: string): Promise<PartyPerson[]> {
  return db
    .select({ userId: partyPeople.userId, name: users.name, role: partyPeople.role })
    .from(partyPeople)
    .innerJoin(users, eq(users.id, partyPeople.userId))
    .where(eq(partyPeople.partyId, partyId))
    .orderBy(asc(partyPeople.role), partyPeople.joinedAt, users.id)
    .limit(PARTY_LIMITS.people);
}

/** SQL: whether the user may own one more party. */
export function hasPlace(userId: string): SQL {
  return sql`(select count(*) from ${parties} where user_id = ${userId} and deleted_at is null) < ${PARTY_LIMITS.most}`;
}

/** SQL: the same, with soft-deleted parties counted too. */
export function hasRoom(userId: string): SQL {
  return sql`${hasPlace(userId)} and (select count(*) from ${parties} where user_id = ${userId}) < ${PARTY_LIMITS.mostWithDeleted}`;
}

/** The limit that keeps the user from adding parties; null while there is room. */
export async function whyFull(
  db: Database,
  userId: string,
): Promise<'most' | 'with-deleted' | null> {
  const query = sql`select count(*) filter (where deleted_at is null) as here, count(*) as all_of_them
    from ${parties} where user_id = ${userId}`;
  const found = await prepared(db, query).first<{ here: number; all_of_them: number }>();
  if ((found?.here ?? 0) >= PARTY_LIMITS.most) return 'most';
  return (found?.all_of_them ?? 0) >= PARTY_LIMITS.mostWithDeleted ? 'with-deleted' : null;
}
