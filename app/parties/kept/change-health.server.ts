import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import { type HealthChange, healthChange, type MemberHealth } from '../member';
import { PARTY_LIMITS } from '../party';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { endingEffects } from './end-effects.server';
import { mayEdit, type PartyDesk, whyNotEdited } from './party-rights.server';
import { partyChanges, partyMembers } from './tables';

/** Most changes in one request. */
const AT_ONCE = 50;
const sent = z.array(healthChange).min(1).max(AT_ONCE);

/** `fight`: the running fight that owns the hit points; the change must go to it. `later`: the client may retry. */
export type HealthKept =
  | { ok: true; health: MemberHealth; xp: number }
  | (PartyFailed & { fight?: string; later?: true })
  | null;

/**
 * Changes hit points and experience of a member, the user's own or any of a party they run. Each event counts once
 * however often it is sent. While a fight owns the hit points nothing is written, and the result names the fight.
 */
export async function changeHealth(
  { db, clock }: PartyDesk,
  userId: string,
  partyId: string,
  memberId: string,
  events: readonly HealthChange[],
): Promise<HealthKept> {
  const read = sent.safeParse(events);
  if (!read.success) return partyFailed('no-change');
  const isHealth = read.data.some(({ does }) => does !== 'xp');
  const isIt = sql`m.id = ${memberId} and m.party_id = ${partyId} and ${mayEdit(userId)}`;
  const where = sql`${isIt} and (m.fight_id is null or not ${isHealth ? 1 : 0})`;
  const count = counting(read.data, userId, clock.now(), where);
  const after = sql`select hp, temporary, xp, fight_id from ${partyMembers} as m where ${isIt}`;
  const thin = (['health', 'xp'] as const).map((of) => thinned(sql`${memberId}`, of));
  const answers = await db.$client.batch<Stands>(
    [count, ...(isHealth ? [endingEffects(where)] : []), ...thin, after].map((query) =>
      prepared(db, query),
    ),
  );
  const found = answers.at(-1)?.results[0];
  if (found === undefined) return whyNotEdited(db, userId, partyId, memberId);
  if (isHealth && found.fight_id !== null) {
    return { ...partyFailed('in-fight'), fight: found.fight_id };
  }
  const { hp: now, temporary, xp } = found;
  return { ok: true, health: { now, temporary }, xp };
}

/** SQL: inserts changes of the member `m` that matches `where`, each once; a trigger applies them row by row. */
export function counting(
  events: readonly HealthChange[],
  userId: string,
  now: number,
  where: SQL,
): SQL {
  return sql`insert into ${partyChanges} (member_id, id, user_id, does, amount, at)
    select m.id, c.value ->> 'id', ${userId}, c.value ->> 'does', c.value ->> 'amount', ${now}
    from ${partyMembers} as m, json_each(${JSON.stringify(events)}) c
    where ${where} order by c.key on conflict do nothing`;
}

/**
 * SQL: deletes old changes of members, separately for hit points and experience: otherwise a few hundred hits would
 * push out an award's id, and the award could count again.
 */
export function thinned(members: SQL, of: 'health' | 'xp'): SQL {
  const isXp = of === 'xp' ? 1 : 0;
  return sql`delete from ${partyChanges} where member_id in (${members}) and (does = 'xp') = ${isXp} and rowid <=
    (select o.rowid from ${partyChanges} as o where o.member_id = ${partyChanges.memberId} and (o.does = 'xp') = ${isXp}
      order by o.rowid desc limit 1 offset ${PARTY_LIMITS.changes})`;
}

type Stands = { hp: number; temporary: number; xp: number; fight_id: string | null };
