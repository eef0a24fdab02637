import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { characters } from '~/characters/kept/tables';
import { encounters } from '~/encounters/kept/tables';
import { fightHelpers, fights } from '~/fights/kept/tables';
import { maps } from '~/maps/kept/tables';
import { defaultParties, parties, partyMembers, partyPeople } from '~/parties/kept/tables';
import type { Database } from '~/platform/database.server';

/** How many of each kind the page shows. */
const MOST = { fights: 4, helped: 2, encounters: 5, members: 12, maps: 3, characters: 4 } as const;

/** What a user may open of each kind: what they may not open is not read. */
export type Shown = { fights: boolean; encounters: boolean; maps: boolean };

/**
 * What a game master goes on with this evening: running and prepared fights, ready encounters, the party with its hit
 * points, the last maps and characters. One batch of at most 34 rows; no fight is opened.
 */
export async function readTonight(db: Database, userId: string, shown: Shown) {
  const none = sql`0`;
  const isOpen = (isShown: boolean) => (isShown ? undefined : none);
  const [own, helped, ready, members, drawn, played] = await db.batch([
    db
      .select(FIGHT)
      .from(fights)
      .where(
        and(
          eq(fights.userId, userId),
          isNull(fights.deletedAt),
          ne(fights.status, 'over'),
          isOpen(shown.fights),
        ),
      )
      .orderBy(sql`${fights.status} <> 'running'`, desc(fights.updatedAt), fights.id)
      .limit(MOST.fights),
    db
      .select(FIGHT)
      .from(fightHelpers)
      .innerJoin(fights, eq(fights.id, fightHelpers.fightId))
      .where(
        and(
          eq(fightHelpers.userId, userId),
          isNull(fights.deletedAt),
          eq(fights.status, 'running'),
          isOpen(shown.fights),
        ),
      )
      .orderBy(desc(fights.updatedAt), fights.id)
      .limit(MOST.helped),
    db
      .select({
        id: encounters.id,
        name: encounters.name,
        status: encounters.status,
        foes: encounters.foes,
        xp: encounters.xp,
      })
      .from(encounters)
      .where(
        and(
          eq(encounters.userId, userId),
          isNull(encounters.deletedAt),
          ne(encounters.status, 'played'),
          isOpen(shown.encounters),
        ),
      )
      .orderBy(sql`${encounters.status} <> 'ready'`, desc(encounters.updatedAt), encounters.id)
      .limit(MOST.encounters),
    db
      .select({
        // Each under a name of its own: rows of a batch are objects, in which columns of one name are one.
        partyId: sql<string>`${parties.id}`.as('party_id'),
        partyName: sql<string>`${parties.name}`.as('party_name'),
        id: sql<string | null>`${partyMembers.id}`.as('member_id'),
        name: setting<string>('name'),
        className: setting<string>('className'),
        level: setting<number>('level'),
        maximum: setting<number>('maximum'),
        hp: partyMembers.hp,
        temporary: partyMembers.temporary,
      })
      .from(parties)
      .leftJoin(partyMembers, eq(partyMembers.partyId, parties.id))
      .where(eq(parties.id, sql`(${partyOfTonight(db, userId)})`))
      .orderBy(partyMembers.addedAt, sql`${partyMembers}.rowid`)
      .limit(MOST.members),
    db
      .select({ id: maps.id, name: maps.name, rooms: maps.rooms, thumbnail: maps.thumbnail })
      .from(maps)
      .where(and(eq(maps.userId, userId), isNull(maps.deletedAt), isOpen(shown.maps)))
      .orderBy(desc(maps.updatedAt), maps.id)
      .limit(MOST.maps),
    db
      .select({
        id: characters.id,
        name: characters.name,
        classLine: characters.classLine,
        raceName: characters.raceName,
        level: characters.level,
      })
      .from(characters)
      .where(and(eq(characters.userId, userId), isNull(characters.deletedAt)))
      .orderBy(desc(characters.updatedAt), characters.id)
      .limit(MOST.characters),
  ]);
  const [first] = members;
  const inParty = members.flatMap(({ id, name, maximum, ...rest }) =>
    id === null
      ? []
      : [
          {
            id,
            name: name ?? 'Unnamed',
            maximum: Math.max(1, maximum ?? 1),
            hp: rest.hp ?? 0,
            temporary: rest.temporary ?? 0,
            says: classWords(rest),
          },
        ],
  );
  return {
    fights: [...own, ...helped].toSorted(
      (one, other) => Number(other.status === 'running') - Number(one.status === 'running'),
    ),
    encounters: ready,
    party: first ? { id: first.partyId, name: first.partyName, members: inParty } : null,
    maps: drawn,
    characters: played,
  };
}

export type Tonight = Awaited<ReturnType<typeof readTonight>>;

const FIGHT = {
  id: fights.id,
  name: fights.name,
  status: fights.status,
  round: fights.round,
  combatants: fights.combatants,
};

/** A member's setting by its name. */
function setting<T>(name: string) {
  return sql<T | null>`json_extract(${partyMembers.settings}, ${`$.${name}`})`.as(`member_${name}`);
}

/** The user's default party, else the one that changed last. */
function partyOfTonight(db: Database, userId: string) {
  const theirs = alias(parties, 'theirs');
  return db
    .select({ id: theirs.id })
    .from(theirs)
    .leftJoin(partyPeople, and(eq(partyPeople.partyId, theirs.id), eq(partyPeople.userId, userId)))
    .leftJoin(
      defaultParties,
      and(eq(defaultParties.partyId, theirs.id), eq(defaultParties.userId, userId)),
    )
    .where(
      and(or(eq(theirs.userId, userId), isNotNull(partyPeople.userId)), isNull(theirs.deletedAt)),
    )
    .orderBy(isNull(defaultParties.partyId), desc(theirs.updatedAt), theirs.id)
    .limit(1);
}

function classWords({ className, level }: { className: string | null; level: number | null }) {
  if (className) return className;
  return level === null ? '' : `Level ${level}`;
}
