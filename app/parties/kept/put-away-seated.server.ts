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
 * Puts a person's own character away, which keeps the seat that it has in a party; not while a running fight has its hit points. Null
 * where it is not there.
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

/** Why a character is not put away that is in a running fight, as a sentence. */
function fightsWords({
  settings,
  partyName,
}: {
  settings: { name: string };
  partyName: string;
}): string {
  return `${settings.name} is in a running fight of “${partyName}”: delete it once that is over.`;
}

/** Brings a person's own character back that was put away, in words that tell whether it sits where it sat; null where that cannot be. */
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
