import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import type { Services } from '~/platform/services.server';
import type { PartyRole } from '../party';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { parties, partyMembers, partyPeople } from './tables';

/** What keeping parties needs of the outside world. */
export type PartyDesk = Pick<Services, 'db' | 'clock'>;

/** Something that was done, or the trouble with it; null for what is not theirs, or not there. */
export type Done = { ok: true } | PartyFailed | null;

const theirRole = (party: SQL, userId: string) =>
  sql`select role from ${partyPeople} q where q.party_id = ${party} and q.user_id = ${userId}`;

/** In SQL: whether somebody runs a party, as its owner or as a co-game master. One that was put away is nobody's. */
export function runs(party: SQL, userId: string): SQL {
  return sql`exists (select 1 from ${parties} p where p.id = ${party} and p.deleted_at is null
    and (p.user_id = ${userId} or (${theirRole(party, userId)}) = 'co-gm'))`;
}

/** In SQL: whether somebody takes part in a party at all. */
export function takesPart(party: SQL, userId: string): SQL {
  return sql`exists (select 1 from ${parties} p where p.id = ${party} and p.deleted_at is null
    and (p.user_id = ${userId} or exists (${theirRole(party, userId)})))`;
}

/** In SQL: whether somebody may write a character, a row of `party_members` under the name `m`: their own, or any that they run. */
export function mayEdit(userId: string): SQL {
  return sql`(${runs(sql`m.party_id`, userId)} or (m.user_id = ${userId} and ${takesPart(sql`m.party_id`, userId)}))`;
}

/** What somebody is in a party; null for strangers, and for a party that was put away. */
export async function roleIn(
  db: Database,
  userId: string,
  partyId: string,
): Promise<PartyRole | null> {
  const id = sql`p.id`;
  const query = sql`select case when p.user_id = ${userId} then 'owner' else (${theirRole(id, userId)}) end as role
    from ${parties} p where p.id = ${partyId} and p.deleted_at is null`;
  const role = await prepared(db, query).first<string>('role');
  return role === 'owner' || role === 'co-gm' || role === 'player' ? role : null;
}

/** Whether a statement that says by itself who may run it changed anything. */
export async function changes(db: Database, query: SQL): Promise<boolean> {
  return (await prepared(db, query).run()).meta.changes > 0;
}

/** Why a write of a game master's did nothing: they may not, or it is not there for them. */
export async function whyNotRun(
  db: Database,
  userId: string,
  partyId: string,
): Promise<PartyFailed | null> {
  return (await roleIn(db, userId, partyId)) === 'player' ? partyFailed('not-allowed') : null;
}

/** Why a write of a character did nothing: it is another's, or not there for them. */
export async function whyNotEdited(
  db: Database,
  userId: string,
  partyId: string,
  memberId: string,
): Promise<PartyFailed | null> {
  if ((await roleIn(db, userId, partyId)) !== 'player') return null;
  const query = sql`select user_id from ${partyMembers} where id = ${memberId} and party_id = ${partyId}`;
  const found = await prepared(db, query).first<{ user_id: string | null }>();
  return found === null || found.user_id === userId ? null : partyFailed('not-theirs');
}
