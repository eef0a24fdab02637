import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { changes, prepared } from '~/platform/store/statements.server';
import type { MemberSettings } from '../member';
import { PARTY_LIMITS } from '../party';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { insertMembers, newSettings } from './member-rows.server';
import { partyOfCode } from './party-codes.server';
import { type Done, type PartyDesk, roleIn, runs, whyNotRun } from './party-rights.server';
import { hasRoom } from './party-rows.server';
import { type SittingDown, sittingStatements } from './sit-down.server';
import { parties, partyMembers, partyPeople } from './tables';

/**
 * The member with whom a user joins: an unclaimed member of the party, a typed one, or one of the user's characters;
 * without it, none.
 */
export type JoinAs =
  | { claim: string }
  | { character: Partial<MemberSettings> }
  | { sits: SittingDown };

/** The unclaimed members of a code's party, for a user about to join. */
export async function unclaimedOf(
  db: Database,
  code: string,
): Promise<{ id: string; name: string }[]> {
  const query = sql`select m.id, json_extract(m.settings, '$.name') as name from ${partyMembers} m
    join ${parties} p on p.id = m.party_id
    where p.code = ${code} and p.join_open = 1 and p.deleted_at is null and m.user_id is null
    order by m.added_at, m.rowid limit ${PARTY_LIMITS.members}`;
  return (await prepared(db, query).all<{ id: string; name: string }>()).results;
}

const count = (where: SQL) => sql`(select count(*) from ${partyPeople} where ${where})`;

/**
 * Makes the user a player of the code's party, with their member, in one batch. A user who is already in it keeps
 * their role. Null for an invalid code.
 */
export async function joinParty(
  { db, clock }: PartyDesk,
  userId: string,
  code: string,
  as: JoinAs | null = null,
): Promise<{ ok: true; id: string } | PartyFailed | null> {
  const found = await partyOfCode(db, code);
  if (found === null) return null;
  const { partyId: id } = found;
  const character = as !== null && 'character' in as ? newSettings(as.character) : null;
  if (as !== null && 'character' in as && character === null) return partyFailed('no-settings');
  if ((await roleIn(db, userId, id)) !== null) return { ok: true, id };
  const now = clock.now();
  const join = sql`insert into ${partyPeople} (party_id, user_id, role, joined_at, role_since)
    select p.id, ${userId}, 'player', ${now}, ${now} from ${parties} p
    where p.code = ${code} and p.join_open = 1 and p.deleted_at is null and p.user_id <> ${userId}
      and ${count(sql`party_id = ${id}`)} < ${PARTY_LIMITS.people}
      and ${count(sql`user_id = ${userId}`)} < ${PARTY_LIMITS.joined}
    on conflict do nothing`;
  const isIn = sql`exists (select 1 from ${partyPeople} where party_id = ${id} and user_id = ${userId} and joined_at = ${now})`;
  const hasRoomFor = sql`(select count(*) from ${partyMembers} where party_id = ${id}) < ${PARTY_LIMITS.members}`;
  const comes = sql`${isIn} and ${hasRoomFor}`;
  const bring = character
    ? [insertMembers(id, [{ id: crypto.randomUUID(), userId, settings: character }], now, comes)]
    : as !== null && 'sits' in as
      ? sittingStatements(id, as.sits, now, comes)
      : [];
  const claim =
    as !== null && 'claim' in as
      ? sql`update ${partyMembers} set user_id = ${userId}, updated_at = ${now}
          where id = ${as.claim} and party_id = ${id} and user_id is null and ${isIn}`
      : null;
  const [joined] = await db.$client.batch(
    [join, ...bring, claim].flatMap((query) => (query ? [prepared(db, query)] : [])),
  );
  if ((joined?.meta.changes ?? 0) > 0) return { ok: true, id };
  return whyNotJoined(db, userId, id);
}

async function whyNotJoined(
  db: Database,
  userId: string,
  id: string,
): Promise<{ ok: true; id: string } | PartyFailed | null> {
  if ((await roleIn(db, userId, id)) !== null) return { ok: true, id };
  const query = sql`select ${count(sql`party_id = ${id}`)} as there, ${count(sql`user_id = ${userId}`)} as theirs`;
  const found = await prepared(db, query).first<{ there: number; theirs: number }>();
  if ((found?.theirs ?? 0) >= PARTY_LIMITS.joined) return partyFailed('most-joined');
  return (found?.there ?? 0) >= PARTY_LIMITS.people ? partyFailed('most-people') : null;
}

/**
 * The user leaves another's party; their members stay in it. The owner cannot leave: they hand it over or delete it.
 */
export async function leaveParty(
  { db }: Pick<PartyDesk, 'db'>,
  userId: string,
  id: string,
): Promise<Done> {
  const query = sql`delete from ${partyPeople} where party_id = ${id} and user_id = ${userId}
    and exists (select 1 from ${parties} where id = ${id} and deleted_at is null)`;
  if (await changes(db, query)) return { ok: true };
  return (await roleIn(db, userId, id)) === 'owner' ? partyFailed('owner-stays') : null;
}

/**
 * Removes a user from a party: the owner may remove anyone, a co-game master only players. Null when there is nobody
 * to remove.
 */
export async function removePerson(
  { db }: Pick<PartyDesk, 'db'>,
  userId: string,
  id: string,
  who: string,
): Promise<Done> {
  const query = sql`delete from ${partyPeople} where party_id = ${id} and user_id = ${who} and user_id <> ${userId}
    and (${owns(id, userId)} or (role = 'player' and ${runs(sql`${id}`, userId)}))`;
  if (await changes(db, query)) return { ok: true };
  return whyNotOwner(db, userId, id, who);
}

const owns = (id: string, userId: string) =>
  sql`exists (select 1 from ${parties} where id = ${id} and user_id = ${userId} and deleted_at is null)`;

/** Why an owner's action on another user failed: only the owner may do it, or there is no such user in the party. */
async function whyNotOwner(
  db: Database,
  userId: string,
  id: string,
  who: string,
): Promise<PartyFailed | null> {
  const role = await roleIn(db, userId, id);
  if (role === null || (await roleIn(db, who, id)) === null) return null;
  if (role === 'owner') return null;
  return (await whyNotRun(db, userId, id)) ?? partyFailed('owner-only');
}

/** Makes a user of the owner's party a co-game master, or a player again; null when there is no such user. */
export async function setPartyRole(
  { db, clock }: PartyDesk,
  userId: string,
  id: string,
  who: string,
  role: 'co-gm' | 'player',
): Promise<Done> {
  const query = sql`update ${partyPeople} set role_since = case when role = ${role} then role_since else ${clock.now()} end, role = ${role}
    where party_id = ${id} and user_id = ${who} and ${owns(id, userId)}
      and (${role} = 'player' or role = 'co-gm'
        or ${count(sql`party_id = ${id} and role = 'co-gm'`)} < ${PARTY_LIMITS.coGms})`;
  if (await changes(db, query)) return { ok: true };
  const isOwner = (await roleIn(db, userId, id)) === 'owner';
  if (isOwner && (await roleIn(db, who, id)) === 'player') return partyFailed('most-co-gms');
  return whyNotOwner(db, userId, id, who);
}

/**
 * Hands the user's own party over to one of its co-game masters; the former owner becomes a co-game master. Null for
 * any other party.
 */
export async function handOver(
  { db, clock }: PartyDesk,
  userId: string,
  id: string,
  who: string,
): Promise<Done> {
  const query = sql`update ${parties} set user_id = ${who}, seq = seq + 1, updated_at = max(updated_at, ${clock.now()})
    where id = ${id} and user_id = ${userId} and deleted_at is null and ${hasRoom(who)}
      and exists (select 1 from ${partyPeople} where party_id = ${id} and user_id = ${who} and role = 'co-gm')`;
  // A trigger swaps the roles of the two.
  if (await changes(db, query)) return { ok: true };
  if ((await roleIn(db, userId, id)) !== 'owner') return whyNotOwner(db, userId, id, who);
  switch (await roleIn(db, who, id)) {
    case 'co-gm':
      return partyFailed('their-most');
    case 'player':
      return partyFailed('no-co-gm');
    default:
      return null;
  }
}
