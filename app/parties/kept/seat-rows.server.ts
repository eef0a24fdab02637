import { type SQL, sql } from 'drizzle-orm';
import { characterParties, characters } from '~/characters/kept/tables';
import { lineWords } from '~/characters/record/line-words';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import type { Edition } from '~/rules/edition';
import type { MemberHealth, MemberSettings } from '../member';
import { settingsOf } from './member-rows.server';
import { parties, partyMembers } from './tables';

/** The party member that a character is linked to, with the party's values. */
export type Seat = {
  partyId: string;
  partyName: string;
  memberId: string;
  settings: MemberSettings;
  health: MemberHealth;
  xp: number;
  /** The running fight that owns its hit points. */
  fight: string | null;
  /** The settings that the sheet last gave to the member. */
  given: unknown;
};

/** SQL: whether a character is linked to this member, which belongs to the user. */
export function sitsAs(characterId: string, memberId: string, userId: string): SQL {
  return sql`exists (select 1 from ${characterParties} s join ${partyMembers} o on o.id = s.member_id
    where s.character_id = ${characterId} and s.member_id = ${memberId} and o.user_id = ${userId})`;
}

/** The seat of the user's own character; null when it has none. */
export async function seatOf(
  db: Database,
  userId: string,
  characterId: string,
): Promise<Seat | null> {
  const query = sql`select m.party_id as partyId, p.name as partyName, m.id as memberId, m.settings, m.hp, m.temporary, m.xp,
      m.fight_id as fight, s.given
    from ${characterParties} s join ${characters} c on c.id = s.character_id
    join ${partyMembers} m on m.id = s.member_id join ${parties} p on p.id = m.party_id
    where c.id = ${characterId} and c.user_id = ${userId} and m.user_id = ${userId} and c.deleted_at is null and p.deleted_at is null`;
  const row = await prepared(db, query).first<SeatRow>();
  if (row === null) return null;
  const { settings, hp, temporary, given, ...seat } = row;
  return {
    ...seat,
    settings: settingsOf(JSON.parse(settings)),
    health: { now: hp, temporary },
    given: JSON.parse(given),
  };
}

/** The seat of a shared character by its code; null when it has none or is not shared. */
export async function sharedSeat(db: Database, code: string): Promise<Seat | null> {
  const query = sql`select id, user_id as userId from ${characters}
    where code = ${code} and shared is not null and deleted_at is null`;
  const found = await prepared(db, query).first<{ id: string; userId: string }>();
  return found && seatOf(db, found.userId, found.id);
}

/**
 * The characters linked to members of a party, with their owners; soft-deleted characters, which keep their seats,
 * are left out.
 */
export async function seatsIn(
  db: Database,
  partyId: string,
): Promise<{ memberId: string; characterId: string; userId: string }[]> {
  const query = sql`select s.member_id as memberId, s.character_id as characterId, c.user_id as userId
    from ${characterParties} s join ${characters} c on c.id = s.character_id where s.party_id = ${partyId} and c.deleted_at is null limit 50`;
  type Row = { memberId: string; characterId: string; userId: string };
  return (await prepared(db, query).all<Row>()).results;
}

/**
 * One of the user's characters that may become a member, with a line that distinguishes it from others of the same
 * name, and its current seat if any.
 */
export type Sitter = {
  id: string;
  name: string;
  line: string;
  level: number;
  edition: Edition;
  sitsIn: string | null;
  memberId: string | null;
};

/** The user's characters for the choice of who becomes a member, the latest first; `sitsIn` is a party's name. */
export async function sittersOf(db: Database, userId: string): Promise<Sitter[]> {
  const query = sql`select c.id, c.name, c.race_name as race, c.class_line as line, c.level, c.edition, p.name as sitsIn, s.member_id as memberId from ${characters} c
    left join ${characterParties} s on s.character_id = c.id left join ${parties} p on p.id = s.party_id
    where c.user_id = ${userId} and c.deleted_at is null order by c.updated_at desc, c.id limit 100`;
  type Row = Omit<Sitter, 'line'> & { race: string; line: string };
  return (await prepared(db, query).all<Row>()).results.map(({ race, line, name, ...row }) => ({
    ...row,
    name: name || 'Nameless',
    line: lineWords({ raceName: race, classLine: line, edition: row.edition }),
  }));
}

type SeatRow = Omit<Seat, 'settings' | 'health' | 'given'> & {
  settings: string;
  hp: number;
  temporary: number;
  given: string;
};
