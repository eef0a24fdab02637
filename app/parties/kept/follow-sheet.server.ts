import { sql } from 'drizzle-orm';
import { openCharacter } from '~/characters/kept/characters.server';
import { characterParties } from '~/characters/kept/tables';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import { givenBy } from '../given-by';
import { givenAnew, type OfSheet } from '../member-of-sheet';
import { seatOf } from './seat-rows.server';
import { setMember } from './set-member.server';
import type { SeatDesk } from './sit-down.server';

/** The settings of a member that were updated from its sheet. */
export type SheetFollowed = { party: string; member: string; settings: Partial<OfSheet> };

/**
 * Updates a member from its character's sheet after the character was saved: settings that the sheet gives
 * differently than last time are set as if by the player. Settings that a game master changed by hand stay until the
 * sheet gives a new value. Returns what was set and for which member; null when nothing was, and for a character that
 * is no member.
 */
export async function followSheet(
  desk: SeatDesk,
  userId: string,
  characterId: string,
): Promise<SheetFollowed | null> {
  const { db } = desk;
  const [seat, opened] = await Promise.all([
    seatOf(db, userId, characterId),
    openCharacter(desk, userId, characterId),
  ]);
  if (seat === null || opened === null || opened === 'unread') return null;
  const given = givenBy(opened.character);
  const settings = givenAnew(seat.given, given);
  if (Object.keys(settings).length === 0) return null;
  const set = await setMember(desk, userId, seat.partyId, seat.memberId, { settings });
  // Recorded last: if anything before fails, the next save sets it.
  if (!set?.ok) return null;
  const note = sql`update ${characterParties} set given = ${JSON.stringify(given)}
    where character_id = ${characterId} and member_id = ${seat.memberId}`;
  await prepared(db, note).run();
  return { party: seat.partyId, member: seat.memberId, settings };
}
