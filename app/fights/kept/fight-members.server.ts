import { type SQL, sql } from 'drizzle-orm';
import { runs } from '~/parties/kept/party-rights.server';
import { partyMembers } from '~/parties/kept/tables';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import type { Followed } from './fight-calls';
import { fightMembers, fights } from './tables';

/** The state of a party member whose hit points no fight owns; spent slots, uses and conditions as JSON. */
export type FreeMember = {
  id: string;
  hp: number;
  temporary: number;
  maximum: number;
  slotsSpent: string | null;
  usesSpent: string | null;
  conditions: string | null;
  exhaustion: number;
  concentration: string;
  deathSuccesses: number;
  deathFailures: number;
};

/** SQL condition: the fight's row does not have this event or a later one yet. */
const isNews = (id: string, seq: number) =>
  sql`(select f.seq from ${fights} f where f.id = ${id}) < ${seq}`;

/** The ids of the members in a fight that this user plays. */
export async function membersOf(db: Database, fightId: string, userId: string): Promise<string[]> {
  const query = sql`select m.id from ${fightMembers} t join ${partyMembers} m on m.id = t.member_id
    where t.fight_id = ${fightId} and m.user_id = ${userId} limit 50`;
  const { results } = await prepared(db, query).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** SQL: copies the fight's values to the members whose hit points the fight owns. */
export function copyMembers(id: string, { seq, members }: Followed): SQL {
  const list = JSON.stringify(members);
  const settings = sql`json_patch(m.settings, json_object(
    'conditions', c.value -> 'conditions', 'exhaustion', c.value -> 'exhaustion',
    'deathSuccesses', c.value -> 'deathSuccesses', 'deathFailures', c.value -> 'deathFailures',
    'concentration', c.value -> 'concentration', 'slotsSpent', c.value -> 'slotsSpent', 'usesSpent', c.value -> 'usesSpent'))`;
  const [hp, temporary] = [sql`c.value ->> 'hp'`, sql`c.value ->> 'temporary'`];
  return sql`update ${partyMembers} as m set hp = ${hp}, temporary = ${temporary}, settings = ${settings}, fight_seq = ${seq}
    from json_each(${list}) c
    where m.fight_id = ${id} and m.id = c.value ->> 'id' and ${isNews(id, seq)}
      and (m.hp <> ${hp} or m.temporary <> ${temporary} or m.settings <> ${settings})`;
}

/** SQL: releases members whose hit points the fight no longer owns: it is not running, or they are not in it. */
export function leaveMembers(id: string, { seq, facts, members }: Followed): SQL {
  return sql`update ${partyMembers} as m set fight_id = null, fight_combatant = null
    where m.fight_id = ${id} and ${isNews(id, seq)} and (${facts.status === 'running' ? 0 : 1}
      or m.id not in (select value from json_each(${idsHere(members)})))`;
}

const idsHere = (members: Followed['members']) =>
  JSON.stringify(members.flatMap((one) => (one.here ? [one.id] : [])));

/** SQL: the members in a running fight whose hit points no fight owns. */
export function freeMembers(id: string, { facts, members }: Followed): SQL {
  return sql`select m.id, m.hp, m.temporary, json_extract(m.settings, '$.maximum') as maximum,
      m.settings ->> '$.slotsSpent' as slotsSpent, m.settings ->> '$.usesSpent' as usesSpent,
      m.settings ->> '$.conditions' as conditions, coalesce(m.settings ->> '$.exhaustion', 0) as exhaustion,
      coalesce(m.settings ->> '$.concentration', '') as concentration,
      coalesce(m.settings ->> '$.deathSuccesses', 0) as deathSuccesses, coalesce(m.settings ->> '$.deathFailures', 0) as deathFailures
    from ${fightMembers} t join ${partyMembers} m on m.id = t.member_id
    where t.fight_id = ${id} and m.fight_id is null and ${facts.status === 'running' ? 1 : 0}
      and m.id in (select value from json_each(${idsHere(members)}))`;
}

/**
 * SQL: makes a running fight own the hit points of these members, if they are unchanged and no other fight owns them.
 */
export function takeMembers(id: string, seq: number, members: readonly FreeMember[]): SQL {
  return sql`update ${partyMembers} as m set fight_id = ${id}, fight_combatant = m.id, fight_seq = ${seq}
    from json_each(${JSON.stringify(members)}) c
    where m.id = c.value ->> 'id' and m.fight_id is null
      and m.hp = c.value ->> 'hp' and m.temporary = c.value ->> 'temporary'
      and m.settings ->> '$.conditions' is c.value ->> 'conditions'
      and coalesce(m.settings ->> '$.exhaustion', 0) = c.value ->> 'exhaustion'
      and coalesce(m.settings ->> '$.concentration', '') = c.value ->> 'concentration'
      and coalesce(m.settings ->> '$.deathSuccesses', 0) = c.value ->> 'deathSuccesses'
      and coalesce(m.settings ->> '$.deathFailures', 0) = c.value ->> 'deathFailures'
      and exists (select 1 from ${fightMembers} t where t.fight_id = ${id} and t.member_id = m.id)
      and exists (select 1 from ${fights} f where f.id = ${id} and f.deleted_at is null)`;
}

/**
 * Records that members of a party are in a fight, each with the character that it is now; the user must run the party,
 * else nothing is recorded.
 */
export async function noteMembers(
  db: Database,
  userId: string,
  id: string,
  partyId: string,
  members: readonly { id: string; character: string | null }[],
): Promise<void> {
  const query = sql`insert into ${fightMembers} (fight_id, member_id, character_id)
    select ${id}, m.id, c.value ->> 'character' from json_each(${JSON.stringify(members)}) c
      join ${partyMembers} as m on m.id = c.value ->> 'id'
    where m.party_id = ${partyId} and ${runs(sql`m.party_id`, userId)}
    on conflict (fight_id, member_id) do update set character_id = coalesce(excluded.character_id, character_id)`;
  await prepared(db, query).run();
}

/** The members as which these characters once joined a fight, by character; also of those that left their seats since. */
export async function joinedAs(
  db: Database,
  id: string,
  characters: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const query = sql`select character_id as character, member_id as member from ${fightMembers}
    where fight_id = ${id} and character_id in (select value from json_each(${JSON.stringify(characters)})) limit 100`;
  const { results } = await prepared(db, query).all<{ character: string; member: string }>();
  return new Map(results.map(({ character, member }) => [character, member]));
}

/** Records the same members for a copy of a fight, limited to parties that its owner runs. */
export async function copyMembership(db: Database, id: string, as: string): Promise<void> {
  const query = sql`insert into ${fightMembers} (fight_id, member_id, character_id)
    select ${as}, t.member_id, t.character_id from ${fightMembers} t join ${partyMembers} m on m.id = t.member_id
    where t.fight_id = ${id} and exists (select 1 from fight_runners r join party_runners p on p.user_id = r.user_id
      where r.fight_id = ${as} and p.party_id = m.party_id) on conflict do nothing`;
  await prepared(db, query).run();
}

/** Releases the members whose hit points a fight owns; their values stay as they are. */
export async function releaseMembers(db: Database, id: string): Promise<void> {
  const query = sql`update ${partyMembers} as m set fight_id = null, fight_combatant = null where m.fight_id = ${id}`;
  await prepared(db, query).run();
}

/** The party members in a fight, each with its party that the user runs. `has`: this fight owns their hit points. */
export type FightMember = {
  id: string;
  partyId: string;
  party: string;
  name: string;
  level: number;
  /** Total experience points. */
  xp: number;
  has: boolean;
  /** Another running fight owns their hit points. */
  elsewhere: boolean;
};

/** The members of parties run by the user that are in a fight. */
export async function membersInFight(
  db: Database,
  userId: string,
  id: string,
): Promise<FightMember[]> {
  const query = sql`select m.id, m.party_id as partyId, p.name as party, json_extract(m.settings, '$.name') as name,
      json_extract(m.settings, '$.level') as level, m.xp, m.fight_id as fightId
    from ${fightMembers} t join ${partyMembers} m on m.id = t.member_id join parties p on p.id = m.party_id
    where t.fight_id = ${id} and ${runs(sql`m.party_id`, userId)} order by m.party_id, m.added_at, m.rowid`;
  type Row = Omit<FightMember, 'has' | 'elsewhere'> & { fightId: string | null };
  const { results } = await prepared(db, query).all<Row>();
  return results.map(({ fightId, ...row }) => ({
    ...row,
    has: fightId === id,
    elsewhere: fightId !== null && fightId !== id,
  }));
}
