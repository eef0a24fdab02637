import { sql } from 'drizzle-orm';
import { openCharacter } from '~/characters/kept/characters.server';
import { characterParties } from '~/characters/kept/tables';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import { givenBy } from '../given-by';
import { givenAnew, type OfSheet } from '../member-of-sheet';
import { seatOf } from './seat-rows.server';
import { setMember } from './set-member.server';
import type { SeatDesk } from './sit-down.server';

/** What a member followed its sheet in. */
export type SheetFollowed = { party: string; member: string; settings: Partial<OfSheet> };

/**
 * The member of a person's own character follows its sheet, once the character was saved: what the sheet gives otherwise than it gave
 * last is set as by its player's own hand. What a game master set by hand over the rest stays, until the sheet gives something else
 * there. Tells what was set and of which member; null where nothing was, and for a character that sits nowhere.
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
  // Noted last: whatever fails before is set when it is saved next.
  if (!set?.ok) return null;
  const note = sql`update ${characterParties} set given = ${JSON.stringify(given)}
    where character_id = ${characterId} and member_id = ${seat.memberId}`;
  await prepared(db, note).run();
  return { party: seat.partyId, member: seat.memberId, settings };
}
