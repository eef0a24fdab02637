import { type SQL, sql } from 'drizzle-orm';
import { bookOf } from '~/characters/books/book-of';
import { openCharacter } from '~/characters/kept/characters.server';
import { characterParties, characters } from '~/characters/kept/tables';
import { factsOf } from '~/characters/play/facts';
import type { Character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { prepared, type ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { memberOfSheet, type OfSheet } from '../member-of-sheet';
import { PARTY_LIMITS } from '../party';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { tableStateOf } from '../seated-play';
import { insertMembers, type NewRow, newSettings } from './member-rows.server';
import { hasOwnRoom, whyNotAdded } from './members.server';
import { changes, type Done, type PartyDesk, roleIn, takesPart } from './party-rights.server';
import { seatOf } from './seat-rows.server';
import { partyMembers } from './tables';

/** What sitting down needs of the outside world. */
export type SeatDesk = PartyDesk & ShelfStore;

/** A character about to sit down: the member that it will be, as it stands. */
export type SittingDown = { characterId: string; row: NewRow; given: OfSheet };

/** A person's own character as the member that it would be in a party; why not, where it cannot sit down. */
export async function sitterFor(
  desk: SeatDesk,
  userId: string,
  characterId: string,
): Promise<SittingDown | PartyFailed> {
  const opened = await openCharacter(desk, userId, characterId.slice(0, 80));
  if (opened === null || opened === 'unread') return partyFailed('no-sitter');
  const made = sittingDown(opened.character);
  if (made === null) return partyFailed('no-settings');
  const row = { ...made.row, id: crypto.randomUUID(), userId };
  return { characterId: opened.listed.id, row, given: made.given };
}

function sittingDown(character: Character) {
  const sheet = sheetOf(bookOf(character.edition), character);
  const given = memberOfSheet(sheet, character);
  const { settings, health } = tableStateOf(factsOf(sheet, character.counters), character.play);
  const whole = newSettings({ ...given, ...settings, player: character.player.slice(0, 80) });
  if (whole === null) return null;
  const { now: hp, temporary } = health;
  return { given, row: { settings: whole, hp, temporary, xp: Math.min(character.xp, 10_000_000) } };
}

/** In SQL: whether somebody's character is there and sits nowhere. */
export function maySit({ characterId, row }: SittingDown): SQL {
  return sql`not exists (select 1 from ${characterParties} where character_id = ${characterId})
    and exists (select 1 from ${characters} where id = ${characterId} and user_id = ${row.userId} and deleted_at is null)`;
}

/** In SQL: adds the member of whoever sits down, and its seat; none of it where it is not so, or the character sits anywhere already. */
export function sittingStatements(
  partyId: string,
  sitter: SittingDown,
  now: number,
  where: SQL,
): [SQL, SQL] {
  const { characterId, row, given } = sitter;
  const isFree = maySit(sitter);
  const seat = sql`insert into ${characterParties} (character_id, member_id, party_id, given)
    select ${characterId}, m.id, ${partyId}, ${JSON.stringify(given)} from ${partyMembers} m
    where m.id = ${row.id} and m.party_id = ${partyId} and ${isFree}`;
  return [insertMembers(partyId, [row], now, sql`${where} and ${isFree}`), seat];
}

/**
 * A person's own character sits down in a party that they take part in, as a new member of theirs with the numbers of its sheet, and the
 * hit points, conditions and slots that it has. It sits in one party at a time. Null for a party that is none of theirs.
 */
export async function sitDown(
  desk: SeatDesk,
  userId: string,
  partyId: string,
  characterId: string,
): Promise<{ ok: true; id: string } | PartyFailed | null> {
  const { db, clock } = desk;
  const role = await roleIn(db, userId, partyId);
  if (role === null) return null;
  const sitter = await sitterFor(desk, userId, characterId);
  if ('ok' in sitter) return sitter;
  const where = sql`(select count(*) from ${partyMembers} where party_id = ${partyId}) < ${PARTY_LIMITS.members}
    and ${takesPart(sql`${partyId}`, userId)} and ${hasOwnRoom(partyId, userId)}`;
  const both = sittingStatements(partyId, sitter, clock.now(), where);
  const [, seated] = await db.$client.batch(both.map((query) => prepared(db, query)));
  if ((seated?.meta.changes ?? 0) > 0) return { ok: true, id: sitter.row.id };
  const seat = await seatOf(db, userId, characterId);
  if (seat?.partyId === partyId) return { ok: true, id: seat.memberId };
  if (seat !== null) return partyFailed('sits-already', sitsWords(seat));
  // A game master who plays has no more characters of their own than a player.
  return whyNotAdded(db, userId, partyId, 'player');
}

/** Why a character does not sit down that sits elsewhere, as a sentence. */
export function sitsWords({
  settings,
  partyName,
}: {
  settings: { name: string };
  partyName: string;
}): string {
  return `${settings.name} is already in “${partyName}”. A sheet is in one party at a time: remove it there first.`;
}

/**
 * A person's own character stands up from its party: it has its hit points, conditions and slots again, and the member stays theirs
 * as the table has it. Null where it sits nowhere.
 */
export async function standUp(
  { db }: Pick<PartyDesk, 'db'>,
  userId: string,
  characterId: string,
): Promise<Done> {
  const query = sql`delete from ${characterParties} where character_id = ${characterId}
    and exists (select 1 from ${characters} c where c.id = ${characterId} and c.user_id = ${userId})
    and not exists (select 1 from ${partyMembers} m where m.id = ${characterParties.memberId} and m.fight_id is not null)`;
  if (await changes(db, query)) return { ok: true };
  return (await seatOf(db, userId, characterId)) === null ? null : partyFailed('in-fight');
}
