import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { PARTY_LIMITS } from '../party';
import { parties, partyMembers, partyPeople } from './tables';

/**
 * What happens to a user's parties when the account is deleted: those handed over and to whom, those that end, and
 * those the user leaves.
 */
export type PartiesLeft = {
  handedOver: { name: string; to: string }[];
  ends: string[];
  /** Parties of others, and the number of the user's characters that stay in them. */
  leaves: { parties: number; characters: number };
};

/** The heir of a party: its longest-serving co-game master. */
const heirOf = (party: SQL) => sql`select q.user_id from ${partyPeople} q
  where q.party_id = ${party} and q.role = 'co-gm' order by q.role_since, q.joined_at, q.user_id limit 1`;

/** Describes in advance what happens to a user's parties when the account is deleted. */
export async function partiesLeftBy(db: Database, userId: string): Promise<PartiesLeft> {
  const own = sql`select p.name, h.name as heir, h.id as heir_id from ${parties} p
    left join users h on h.id = (${heirOf(sql`p.id`)})
    where p.user_id = ${userId} and p.deleted_at is null order by p.name, p.id limit 100`;
  const others = sql`select count(*) as there, (select count(*) from ${partyMembers} m
      where m.user_id = ${userId} and m.party_id not in (select id from ${parties} where user_id = ${userId})) as characters
    from ${partyPeople} where user_id = ${userId}`;
  type Row = { name: string; heir: string; heir_id: string | null } & Others;
  type Others = { there: number; characters: number };
  const [mine, left] = await db.$client.batch<Row>([prepared(db, own), prepared(db, others)]);
  const rows = mine?.results ?? [];
  const { there = 0, characters = 0 } = left?.results[0] ?? {};
  return {
    handedOver: rows.flatMap(({ name, heir, heir_id }) => (heir_id ? [{ name, to: heir }] : [])),
    ends: rows.flatMap(({ name, heir_id }) => (heir_id ? [] : [name])),
    leaves: { parties: there, characters },
  };
}

/**
 * Hands over each of the user's parties that has a co-game master; run before the user's rows are deleted and in the
 * same batch. Triggers update what depends on it. Parties without an heir are deleted with the other rows.
 */
export function handPartiesOver(userId: string, now: number): SQL {
  const heir = heirOf(sql`${parties}.id`);
  return sql`update ${parties} set user_id = (${heir}), seq = seq + 1, updated_at = max(updated_at, ${now})
    where user_id = ${userId} and deleted_at is null and exists (${heir})`;
}

/** Deletes parties for good that were soft-deleted long ago, up to 100 per call. */
export async function purgeParties(db: Database, now: number): Promise<void> {
  const query = sql`delete from ${parties} where id in
    (select id from ${parties} where deleted_at < ${now - PARTY_LIMITS.keptDeletedMs} order by deleted_at limit 100)`;
  await prepared(db, query).run();
}
