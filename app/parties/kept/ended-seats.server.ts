import { type SQL, sql } from 'drizzle-orm';
import { openCharacter } from '~/characters/kept/characters.server';
import { characterParties, characters, endedSeats } from '~/characters/kept/tables';
import { playFactsOf } from '~/characters/kept/told';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { tableStateOf } from '../seated-play';
import { takesPart } from './party-rights.server';
import { sitsAs } from './seat-rows.server';
import { writing } from './set-member.server';
import type { SeatDesk } from './sit-down.server';
import { parties, partyMembers } from './tables';

/** SQL: notes who is in a party that the user is about to delete; runs before it in the same batch. */
export function notingSeats(partyId: string, userId: string, now: number): SQL {
  return sql`insert or replace into ${endedSeats} (character_id, member_id, party_id, given, ended_at)
    select character_id, member_id, party_id, given, ${now} from ${characterParties}
    where party_id = ${partyId} and exists (select 1 from ${parties} p
      where p.id = ${partyId} and p.user_id = ${userId} and p.deleted_at is null)`;
}

/**
 * The name of the party that the user's own character was in until it was deleted, while it can be restored; null for
 * any other character, and for one that is in a party now.
 */
export async function endedSeatOf(
  db: Database,
  userId: string,
  characterId: string,
): Promise<string | null> {
  const query = sql`select p.name from ${endedSeats} e join ${characters} c on c.id = e.character_id
    join ${parties} p on p.id = e.party_id
    where c.id = ${characterId} and c.user_id = ${userId} and p.deleted_at is not null
      and not exists (select 1 from ${characterParties} s where s.character_id = c.id)`;
  return (await prepared(db, query).first<{ name: string }>())?.name ?? null;
}

/**
 * Returns the characters of a restored party to their members, each with its present hit points, conditions, slots and
 * uses; except one that is in another party since, whose player has left, or that cannot be read now.
 */
export async function restoreSeats(desk: SeatDesk, partyId: string): Promise<void> {
  const { db } = desk;
  const query = sql`select e.character_id as characterId, e.member_id as memberId, c.user_id as userId
    from ${endedSeats} e join ${characters} c on c.id = e.character_id
    join ${parties} p on p.id = e.party_id where p.id = ${partyId} and p.deleted_at is null limit 100`;
  const { results } = await prepared(db, query).all<Ended>();
  for (const ended of results) await restoreSeat(desk, partyId, ended);
}

type Ended = { characterId: string; memberId: string; userId: string };

async function restoreSeat(
  desk: SeatDesk,
  partyId: string,
  { characterId, memberId, userId }: Ended,
): Promise<void> {
  const { db, clock } = desk;
  const opened = await openCharacter(desk, userId, characterId);
  if (opened === 'unread') return;
  const seat = sql`insert into ${characterParties} (character_id, member_id, party_id, given)
    select e.character_id, m.id, m.party_id, e.given from ${endedSeats} e join ${partyMembers} m on m.id = e.member_id
    where e.character_id = ${characterId} and m.user_id = ${userId} and m.party_id = ${partyId}
      and ${takesPart(sql`m.party_id`, userId)}
      and not exists (select 1 from ${characterParties} s where s.character_id = ${characterId} or s.member_id = m.id)`;
  const statements = [seat];
  if (opened !== null) {
    const { character } = opened;
    const { settings, health } = tableStateOf(playFactsOf(character), character.play);
    const isIt = sql`m.id = ${memberId} and m.fight_id is null and ${sitsAs(characterId, memberId, userId)}
      and exists (select 1 from ${endedSeats} e where e.character_id = ${characterId})`;
    statements.push(
      writing(settings, userId, clock.now(), isIt),
      sql`update ${partyMembers} as m set hp = ${health.now}, temporary = ${health.temporary} where ${isIt}`,
    );
  }
  statements.push(sql`delete from ${endedSeats} where character_id = ${characterId}`);
  await db.$client.batch(statements.map((one) => prepared(db, one)));
}
