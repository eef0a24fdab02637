import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { prepared } from '~/platform/store/statements.server';
import { DEADLY_EXHAUSTION } from '~/rules/hit-points';
import { type HealthChange, healthChange, type MemberHealth, type MemberSettings } from '../member';
import { afterChanges, lifeOf, type MemberVitals } from '../member-vitality';
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
  desk: PartyDesk,
  userId: string,
  partyId: string,
  memberId: string,
  events: readonly HealthChange[],
): Promise<HealthKept> {
  const read = sent.safeParse(events);
  if (!read.success) return partyFailed('no-change');
  const once = read.data.filter((one, at) => read.data.findIndex(({ id }) => id === one.id) === at);
  const [health, xp] = parted(once, ({ does }) => does !== 'xp');
  const isIt = sql`m.id = ${memberId} and m.party_id = ${partyId} and ${mayEdit(userId)}`;
  const given = [counting(xp, userId, desk.clock.now(), isIt), thinned(sql`${memberId}`, 'xp')];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await stands(desk, isIt, health);
    if (before === null) return whyNotEdited(desk.db, userId, partyId, memberId);
    if (health.length > 0 && before.fight_id !== null) {
      return { ...partyFailed('in-fight'), fight: before.fight_id };
    }
    const counted: string[] = JSON.parse(before.counted);
    const fresh = health.filter(({ id }) => !counted.includes(id));
    const member = vitalsOf(before);
    const isDead = fresh.length > 0 && lifeOf(member) === 'dead';
    const now = desk.clock.now();
    const asBefore = sql`${isIt} and m.fight_id is null and ${isStill(member)}`;
    const steps =
      fresh.length === 0 || isDead
        ? []
        : [
            noting(fresh, userId, now, asBefore),
            becoming(afterChanges(member, fresh), { fresh, now, asBefore }),
            endingEffects(sql`${isIt} and m.fight_id is null`),
            thinned(sql`${memberId}`, 'health'),
          ];
    const all = [...steps, ...(xp.length > 0 ? given : []), standing(isIt, health)];
    const answers = await desk.db.$client.batch<Stands>(
      all.map((query) => prepared(desk.db, query)),
    );
    const found = answers.at(-1)?.results[0];
    if (found === undefined) return whyNotEdited(desk.db, userId, partyId, memberId);
    if (isDead) return partyFailed(member.exhaustion >= DEADLY_EXHAUSTION ? 'worn-out' : 'dead');
    const isCounted = (JSON.parse(found.counted) as string[]).length === health.length;
    if (isCounted) {
      return { ok: true, health: { now: found.hp, temporary: found.temporary }, xp: found.xp };
    }
  }
  return { ...partyFailed('busy'), later: true };
}

/** Others may write between reading and writing; each try that fails means that somebody else's succeeded. */
const TRIES = 40;

function parted<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

type Stands = {
  hp: number;
  temporary: number;
  xp: number;
  fight_id: string | null;
  maximum: number;
  successes: number;
  failures: number;
  concentration: string;
  exhaustion: number;
  /** JSON: the ids of these events that are counted already. */
  counted: string;
};

function standing(isIt: SQL, events: readonly HealthChange[]): SQL {
  const ids = JSON.stringify(events.map(({ id }) => id));
  return sql`select m.hp, m.temporary, m.xp, m.fight_id, ${setting('maximum')} as maximum,
      coalesce(${setting('deathSuccesses')}, 0) as successes, coalesce(${setting('deathFailures')}, 0) as failures,
      coalesce(${setting('concentration')}, '') as concentration, coalesce(${setting('exhaustion')}, 0) as exhaustion,
      (select json_group_array(d.id) from ${partyChanges} d
        where d.member_id = m.id and d.id in (select value from json_each(${ids}))) as counted
    from ${partyMembers} as m where ${isIt}`;
}

function stands(
  { db }: PartyDesk,
  isIt: SQL,
  events: readonly HealthChange[],
): Promise<Stands | null> {
  return prepared(db, standing(isIt, events)).first<Stands>();
}

function setting(name: keyof MemberSettings): SQL {
  return sql`json_extract(m.settings, ${`$.${name}`})`;
}

function vitalsOf(row: Stands): MemberVitals {
  const { hp, temporary, maximum, successes, failures, concentration, exhaustion } = row;
  return {
    now: hp,
    temporary,
    maximum,
    deathSuccesses: successes,
    deathFailures: failures,
    concentration,
    exhaustion,
  };
}

/** SQL: whether the member `m` still has these hit points and death saves. */
function isStill(vitals: MemberVitals): SQL {
  return sql`m.hp = ${vitals.now} and m.temporary = ${vitals.temporary} and ${setting('maximum')} = ${vitals.maximum}
    and coalesce(${setting('deathSuccesses')}, 0) = ${vitals.deathSuccesses}
    and coalesce(${setting('deathFailures')}, 0) = ${vitals.deathFailures}
    and coalesce(${setting('concentration')}, '') = ${vitals.concentration}
    and coalesce(${setting('exhaustion')}, 0) = ${vitals.exhaustion}`;
}

/**
 * SQL: notes these changes as counted, all or none. With amount 0, because the result is written beside it: the
 * trigger that adds up amounts has nothing to add.
 */
function noting(events: readonly HealthChange[], userId: string, now: number, where: SQL): SQL {
  const rows = JSON.stringify(events);
  return sql`insert into ${partyChanges} (member_id, id, user_id, does, amount, at)
    select m.id, c.value ->> 'id', ${userId}, c.value ->> 'does', 0, ${now}
    from ${partyMembers} as m, json_each(${rows}) c
    where ${where} and not exists (select 1 from ${partyChanges} d
      where d.member_id = m.id and d.id in (select value ->> 'id' from json_each(${rows})))
    order by c.key`;
}

/** SQL: gives the member its new hit points and death saves, if the statement before this one noted its changes. */
function becoming(
  after: MemberVitals,
  of: { fresh: readonly HealthChange[]; now: number; asBefore: SQL },
): SQL {
  const { deathSuccesses, deathFailures, concentration } = after;
  return sql`update ${partyMembers} as m set hp = ${after.now}, temporary = ${after.temporary},
      updated_at = max(updated_at, ${of.now}), settings = json_set(settings, '$.deathSuccesses', ${deathSuccesses},
        '$.deathFailures', ${deathFailures}, '$.concentration', ${concentration})
    where ${of.asBefore} and changes() = ${of.fresh.length}`;
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
