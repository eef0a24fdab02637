import { sql } from 'drizzle-orm';
import { openCharacter } from '~/characters/kept/characters.server';
import { characterDeeds, characterParties, characters } from '~/characters/kept/tables';
import { prepared } from '~/platform/store/statements.server';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { followSheet } from './follow-sheet.server';
import { roleIn, takesPart } from './party-rights.server';
import { seatOf } from './seat-rows.server';
import { type SeatDesk, sitsWords } from './sit-down.server';
import { partyMembers } from './tables';

/**
 * Links the user's own character to a member of theirs that was typed before: the member takes the sheet's numbers
 * and keeps its hit points, conditions, spent slots and experience. Refused while a fight owns the member, or if it
 * already has a sheet; a soft-deleted character gives up its seat. Null when the user is not in the party.
 */
export async function sitAs(
  desk: SeatDesk,
  userId: string,
  partyId: string,
  { characterId, memberId }: { characterId: string; memberId: string },
): Promise<{ ok: true } | PartyFailed | null> {
  const { db } = desk;
  if ((await roleIn(db, userId, partyId)) === null) return null;
  const opened = await openCharacter(desk, userId, characterId.slice(0, 80));
  if (opened === null || opened === 'unread') return partyFailed('no-sitter');
  const { id } = opened.listed;
  const isTheirs = sql`from ${partyMembers} m
    where m.id = ${memberId} and m.party_id = ${partyId} and m.user_id = ${userId} and m.fight_id is null
      and ${takesPart(sql`${partyId}`, userId)}
      and not exists (select 1 from ${characterParties} s where s.character_id = ${id})
      and exists (select 1 from ${characters} c where c.id = ${id} and c.user_id = ${userId} and c.deleted_at is null)`;
  const isFree = sql`${isTheirs} and not exists (select 1 from ${characterParties} s where s.member_id = m.id)`;
  // A soft-deleted character keeps its seat until another takes it.
  const vacated = sql`delete from ${characterParties} where member_id = ${memberId} and exists (select 1 ${isTheirs})
    and exists (select 1 from ${characters} a where a.id = ${characterParties.characterId} and a.deleted_at is not null)`;
  // Earlier deeds of the sheet can no longer be undone: undoing one now would change the member's hit points.
  const settled = sql`update ${characterDeeds} set undone = 1
    where character_id = ${id} and user_id = ${userId} and exists (select 1 ${isFree})`;
  // Uses that a previous sheet spent do not belong to this one.
  const unspent = sql`update ${partyMembers} set settings = json_remove(settings, '$.usesSpent')
    where id = ${memberId} and exists (select 1 ${isFree})`;
  const seat = sql`insert into ${characterParties} (character_id, member_id, party_id, given)
    select ${id}, m.id, m.party_id, '{}' ${isFree}`;
  const seated = (
    await db.$client.batch([vacated, settled, unspent, seat].map((query) => prepared(db, query)))
  ).at(-1);
  const isNew = (seated?.meta.changes ?? 0) > 0;
  const now = await seatOf(db, userId, id);
  if (!isNew && now?.memberId !== memberId) {
    return now === null ? partyFailed('no-place') : partyFailed('sits-already', sitsWords(now));
  }
  await followSheet(desk, userId, id);
  return { ok: true };
}
