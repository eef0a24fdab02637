import { sql } from 'drizzle-orm';
import type { ToldCharacter } from '~/characters/exchange/told-sheet';
import { shownCharacter } from '~/characters/kept/character-text';
import { openCharacter } from '~/characters/kept/characters.server';
import { characterParties, characters } from '~/characters/kept/tables';
import { prepared } from '~/platform/store/statements.server';
import { toldAtTable } from '../at-table';
import { atTable } from '../seated-play';
import { runs } from './party-rights.server';
import { seatOf } from './seat-rows.server';
import type { SeatDesk } from './sit-down.server';
import { partyMembers } from './tables';

/**
 * The sheet of a player's character that is a member of a party, for a user who runs that party: with the party's
 * values and without its private notes. Null for any other user, and when no character is linked; 'unread' while it
 * cannot be read.
 */
export async function sheetInParty(
  desk: SeatDesk,
  userId: string,
  partyId: string,
  memberId: string,
): Promise<ToldCharacter | 'unread' | null> {
  const query = sql`select c.id, c.user_id as userId from ${characterParties} s join ${characters} c on c.id = s.character_id
    join ${partyMembers} m on m.id = s.member_id and m.user_id = c.user_id
    where s.member_id = ${memberId} and s.party_id = ${partyId} and m.party_id = ${partyId} and ${runs(sql`m.party_id`, userId)}`;
  const found = await prepared(desk.db, query).first<{ id: string; userId: string }>();
  if (found === null) return null;
  const [opened, seat] = await Promise.all([
    openCharacter(desk, found.userId, found.id),
    seatOf(desk.db, found.userId, found.id),
  ]);
  if (opened === null || seat === null) return null;
  if (opened === 'unread') return 'unread';
  const { character } = opened;
  return toldAtTable(shownCharacter({ ...character, play: atTable(character.play, seat) }), seat);
}
