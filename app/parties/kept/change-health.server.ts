import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import { type HealthChange, healthChange, type MemberHealth } from '../member';
import { PARTY_LIMITS } from '../party';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { mayEdit, type PartyDesk, whyNotEdited } from './party-rights.server';
import { partyChanges, partyMembers } from './tables';

/** As many changes as a device sends at once. */
const AT_ONCE = 50;
const sent = z.array(healthChange).min(1).max(AT_ONCE);

/** `fight`: the running fight that has the hit points, through which the change is to go. `later`: sent again, it may be taken. */
export type HealthKept =
  | { ok: true; health: MemberHealth; xp: number }
  | (PartyFailed & { fight?: string; later?: true })
  | null;

/**
 * Changes hit points and experience of a character, one's own or any of a party that one runs, by events that count once however
 * often they are sent. While a fight has the hit points nothing is written, and the answer says which fight.
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
    [count, ...thin, after].map((query) => prepared(db, query)),
  );
  const found = answers.at(-1)?.results[0];
  if (found === undefined) return whyNotEdited(db, userId, partyId, memberId);
  if (isHealth && found.fight_id !== null) {
    return { ...partyFailed('in-fight'), fight: found.fight_id };
  }
  const { hp: now, temporary, xp } = found;
  return { ok: true, health: { now, temporary }, xp };
}

/** In SQL: counts changes of the character `m` for which it is so, each once: a trigger does, row by row. */
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
 * In SQL: forgets the changes of characters that are long past, those of hit points and those of experience each by themselves: else
 * a few hundred blows would make room for an award to count again.
 */
export function thinned(members: SQL, of: 'health' | 'xp'): SQL {
  const isXp = of === 'xp' ? 1 : 0;
  return sql`delete from ${partyChanges} where member_id in (${members}) and (does = 'xp') = ${isXp} and rowid <=
    (select o.rowid from ${partyChanges} as o where o.member_id = ${partyChanges.memberId} and (o.does = 'xp') = ${isXp}
      order by o.rowid desc limit 1 offset ${PARTY_LIMITS.changes})`;
}

type Stands = { hp: number; temporary: number; xp: number; fight_id: string | null };
