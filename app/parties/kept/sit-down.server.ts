import { type SQL, sql } from 'drizzle-orm';
import { bookOf } from '~/characters/books/book-of';
import { openCharacter } from '~/characters/kept/characters.server';
import { characterParties, characters } from '~/characters/kept/tables';
import { factsOf } from '~/characters/play/facts';
import type { Character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { changes, prepared } from '~/platform/store/statements.server';
import { memberOfSheet, type OfSheet } from '../member-of-sheet';
import { PARTY_LIMITS } from '../party';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { tableStateOf } from '../seated-play';
import { insertMembers, type NewRow, newSettings } from './member-rows.server';
import { hasOwnRoom, whyNotAdded } from './members.server';
import { type Done, type PartyDesk, roleIn, takesPart } from './party-rights.server';
import { seatOf } from './seat-rows.server';
import { partyMembers } from './tables';

/** The services needed to make characters members. */
export type SeatDesk = PartyDesk & ShelfStore;

/** A character about to become a member, with the row of that member. */
export type SittingDown = { characterId: string; row: NewRow; given: OfSheet };

/** The member that the user's own character would become, or an error. */
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

/** SQL: whether the user's character exists and has no seat. */
export function maySit({ characterId, row }: SittingDown): SQL {
  return sql`not exists (select 1 from ${characterParties} where character_id = ${characterId})
    and exists (select 1 from ${characters} where id = ${characterId} and user_id = ${row.userId} and deleted_at is null)`;
}

/** SQL: adds the member and its seat; neither when `where` does not hold or the character already has a seat. */
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
 * Adds the user's own character to a party they take part in, as a new member with its sheet's numbers and its
 * current hit points, conditions and slots. A character is in one party at a time. Null when the user is not in the
 * party.
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
  // A game master who plays has the same limit as a player.
  return whyNotAdded(db, userId, partyId, 'player');
}

/** The error for a character that is already in another party. */
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
 * Unlinks the user's own character from its party: it uses its own hit points, conditions and slots again, and the
 * member stays the user's with the party's values. Null when it has no seat.
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
