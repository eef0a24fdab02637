import { sql } from 'drizzle-orm';
import {
  bringBackCharacter,
  putAwayCharacter,
  putAwayOne,
} from '~/characters/kept/characters.server';
import { characterParties, characters } from '~/characters/kept/tables';
import type { Database } from '~/platform/database.server';
import { partyFailed } from '../party-trouble';
import type { Done, PartyDesk } from './party-rights.server';
import { seatOf } from './seat-rows.server';
import { partyMembers } from './tables';

/**
 * Soft-deletes the user's own character, which keeps its seat in a party; refused while a running fight owns its hit
 * points. Null when it does not exist.
 */
export async function putAwaySeated(
  desk: PartyDesk,
  userId: string,
  characterId: string,
): Promise<Done> {
  const fights = sql`select 1 from ${characterParties} s join ${partyMembers} m on m.id = s.member_id
    where s.character_id = ${characters.id} and m.fight_id is not null`;
  if (await putAwayCharacter(desk, userId, characterId, sql`not exists (${fights})`)) {
    return { ok: true };
  }
  const seat = await seatOf(desk.db, userId, characterId);
  return seat === null ? null : partyFailed('in-fight', fightsWords(seat));
}

/** The error for a character in a running fight. */
function fightsWords({
  settings,
  partyName,
}: {
  settings: { name: string };
  partyName: string;
}): string {
  return `${settings.name} is in a running fight of “${partyName}”: delete it once that is over.`;
}

/**
 * Restores the user's own soft-deleted character and says in words whether it is in its party again; null when that
 * is not possible.
 */
export async function bringBackSeated(
  db: Database,
  userId: string,
  characterId: string,
): Promise<string | null> {
  const away = await putAwayOne(db, userId, characterId);
  if (away === null || !(await bringBackCharacter(db, userId, characterId))) return null;
  const seat = await seatOf(db, userId, characterId);
  if (seat !== null) return `Restored, and in “${seat.partyName}” again.`;
  return away.satIn === null
    ? 'Restored.'
    : `Restored, but its place in “${away.satIn}” is gone: add it there again.`;
}
