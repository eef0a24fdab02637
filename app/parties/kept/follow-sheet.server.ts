import { type SQL, sql } from 'drizzle-orm';
import { openCharacter } from '~/characters/kept/characters.server';
import { characterParties } from '~/characters/kept/tables';
import type { Character } from '~/characters/record/character';
import { prepared } from '~/platform/store/statements.server';
import { givenBy } from '../given-by';
import { givenAnew, type OfSheet } from '../member-of-sheet';
import { mayEdit } from './party-rights.server';
import { type Seat, seatOf } from './seat-rows.server';
import { writing } from './set-member.server';
import type { SeatDesk } from './sit-down.server';
import { partyMembers } from './tables';

/** The settings of a member that were updated from its sheet. */
export type SheetFollowed = { party: string; member: string; settings: Partial<OfSheet> };

/** The statements that update a member from its sheet, for one batch, and what they set. */
export type Following = { statements: readonly SQL[]; followed: SheetFollowed | null };

/** A character that is a party's member, with its owner. */
type Seated = { userId: string; characterId: string; seat: Seat };

/**
 * The statements that update a member from its character's sheet, where the SQL condition `only` holds: settings that
 * the sheet gives differently than last time are set as if by the player. Settings that a game master changed by hand
 * stay until the sheet gives a new value.
 */
export function followingSheet(
  { userId, characterId, seat }: Seated,
  character: Character,
  now: number,
  only: SQL = sql`true`,
): Following {
  const given = givenBy(character);
  const settings = givenAnew(seat.given, given);
  if (Object.keys(settings).length === 0) return { statements: [], followed: null };
  const { partyId: party, memberId: member } = seat;
  const isIt = sql`m.id = ${member} and m.party_id = ${party} and ${mayEdit(userId)} and ${only}`;
  const note = sql`update ${characterParties} set given = ${JSON.stringify(given)}
    where character_id = ${characterId} and member_id = ${member}
      and exists (select 1 from ${partyMembers} as m where ${isIt})`;
  return {
    statements: [writing(settings, userId, now, isIt), note],
    followed: { party, member, settings },
  };
}

/**
 * Updates a member from its character's sheet where a save did not, such as after what is worn was changed in play.
 * Returns what was set and for which member; null when nothing was, and for a character that is no member.
 */
export async function followSheet(
  desk: SeatDesk,
  userId: string,
  characterId: string,
): Promise<SheetFollowed | null> {
  const { db, clock } = desk;
  const [seat, opened] = await Promise.all([
    seatOf(db, userId, characterId),
    openCharacter(desk, userId, characterId),
  ]);
  if (seat === null || opened === null || opened === 'unread') return null;
  const seated = { userId, characterId, seat };
  const { statements, followed } = followingSheet(seated, opened.character, clock.now());
  if (followed === null) return null;
  const results = await db.$client.batch(statements.map((query) => prepared(db, query)));
  return (results.at(-1)?.meta.changes ?? 0) > 0 ? followed : null;
}
