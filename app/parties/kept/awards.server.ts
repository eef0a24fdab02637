import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { prepared } from '~/platform/store/statements.server';
import { levelByXp } from '~/rules/advancement';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { thinned } from './change-health.server';
import { type PartyDesk, roleIn, runs } from './party-rights.server';
import { partyChanges, partyMembers } from './tables';

/**
 * Experience for a party, counted once by its id: `xp` is divided evenly among the present members; `each` is given
 * to every one. With `members`, only those get a share.
 */
export type Award = { id: string; members?: readonly string[] } & (
  | { xp: number }
  | { each: number }
);

/** A member with enough experience for a higher level. */
export type LevelDue = { member: string; name: string; level: number; due: number };

export type Awarded =
  | { ok: true; each: number; sharedBy: number; remainder: number; due: LevelDue[] }
  | PartyFailed
  | null;

const award = z.object({
  id: z.string().regex(/^[\w-]{8,64}$/),
  members: z.array(z.string()).max(50).optional(),
});
const most = 1_000_000;
const isShare = (xp: number) => Number.isInteger(xp) && Math.abs(xp) <= most && xp !== 0;

/**
 * Gives experience to the present members of a party that the user runs; returns the remainder and the members whose
 * level is due.
 */
export async function awardXp(
  { db, clock }: PartyDesk,
  userId: string,
  partyId: string,
  given: Award,
): Promise<Awarded> {
  const role = await roleIn(db, userId, partyId);
  if (role === null) return null;
  if (role === 'player') return partyFailed('not-allowed');
  const amount = 'xp' in given ? given.xp : given.each;
  const read = award.safeParse(given);
  if (!read.success || !isShare(amount)) return partyFailed('no-xp');
  const only = read.data.members ? JSON.stringify(read.data.members) : null;
  const isPresent = sql`m.party_id = ${partyId} and not json_extract(m.settings, '$.absent')
    and (${only} is null or m.id in (select value from json_each(${only})))`;
  const here = await prepared(
    db,
    sql`select count(*) as here from ${partyMembers} as m where ${isPresent}`,
  ).first<{ here: number }>();
  const sharedBy = here?.here ?? 0;
  if (sharedBy === 0) return partyFailed('nobody-present');
  const each = 'xp' in given ? Math.trunc(amount / sharedBy) : amount;
  const give = sql`insert into ${partyChanges} (member_id, id, user_id, does, amount, at)
    select m.id, ${read.data.id}, ${userId}, 'xp', ${each}, ${clock.now()} from ${partyMembers} as m
    where ${isPresent} and ${runs(sql`m.party_id`, userId)} on conflict do nothing`;
  const after = sql`select m.id, m.xp, json_extract(m.settings, '$.name') as name, json_extract(m.settings, '$.level') as level
    from ${partyMembers} as m where ${isPresent} and ${runs(sql`m.party_id`, userId)} order by m.added_at, m.rowid`;
  const thin = thinned(sql`select m.id from ${partyMembers} as m where ${isPresent}`, 'xp');
  const steps = [give, thin, after].map((query) => prepared(db, query));
  const stands = (await db.$client.batch<Stands>(steps)).at(-1);
  const due = (stands?.results ?? []).flatMap(({ id, xp, name, level }) => {
    const reached = levelByXp(xp);
    return reached > level ? [{ member: id, name, level, due: reached }] : [];
  });
  return { ok: true, each, sharedBy, remainder: 'xp' in given ? amount - each * sharedBy : 0, due };
}

type Stands = { id: string; xp: number; name: string; level: number };
