import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { Services } from '~/platform/services.server';
import { prepared } from '~/platform/store/statements.server';
import type { PartyRole } from '../party';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { parties, partyMembers, partyPeople } from './tables';

/** The services that the functions for parties need. */
export type PartyDesk = Pick<Services, 'db' | 'clock'>;

/** Success or an error; null when the thing does not exist for the user. */
export type Done = { ok: true } | PartyFailed | null;

const theirRole = (party: SQL, userId: string) =>
  sql`select role from ${partyPeople} q where q.party_id = ${party} and q.user_id = ${userId}`;

/** SQL: whether the user runs a party, as owner or co-game master. Nobody runs a soft-deleted one. */
export function runs(party: SQL, userId: string): SQL {
  return sql`exists (select 1 from ${parties} p where p.id = ${party} and p.deleted_at is null
    and (p.user_id = ${userId} or (${theirRole(party, userId)}) = 'co-gm'))`;
}

/** SQL: whether the user takes part in a party in any role. */
export function takesPart(party: SQL, userId: string): SQL {
  return sql`exists (select 1 from ${parties} p where p.id = ${party} and p.deleted_at is null
    and (p.user_id = ${userId} or exists (${theirRole(party, userId)})))`;
}

/** SQL: whether the user may edit a member, the row `m` of `party_members`: their own, or any of a party they run. */
export function mayEdit(userId: string): SQL {
  return sql`(${runs(sql`m.party_id`, userId)} or (m.user_id = ${userId} and ${takesPart(sql`m.party_id`, userId)}))`;
}

/** The user's role in a party; null when they are not in it, and for a soft-deleted one. */
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

/** Why a game master's write changed nothing: the user has no permission, or it does not exist for them. */
export async function whyNotRun(
  db: Database,
  userId: string,
  partyId: string,
): Promise<PartyFailed | null> {
  return (await roleIn(db, userId, partyId)) === 'player' ? partyFailed('not-allowed') : null;
}

/** Why a write to a member changed nothing: it belongs to another player, or it does not exist for the user. */
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
