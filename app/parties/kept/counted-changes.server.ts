import { sql } from 'drizzle-orm';
import { prepared } from '~/platform/store/statements.server';
import type { HealthChange } from '../member';
import { thinned } from './change-health.server';
import type { PartyDesk } from './party-rights.server';
import { partyChanges, partyMembers } from './tables';

/** The changes that were not counted for a member yet, in the party or in a fight. */
export async function uncounted(
  { db }: Pick<PartyDesk, 'db'>,
  memberId: string,
  events: readonly HealthChange[],
): Promise<HealthChange[]> {
  const ids = JSON.stringify(events.map(({ id }) => id));
  const query = sql`select id from ${partyChanges} where member_id = ${memberId} and id in (select value from json_each(${ids}))`;
  const { results } = await prepared(db, query).all<{ id: string }>();
  return events.filter((one) => !results.some(({ id }) => id === one.id));
}

/**
 * Records that a fight has counted these changes, so that they do not count in the party when they are sent again
 * after the fight.
 */
export async function noteCounted(
  { db, clock }: PartyDesk,
  userId: string,
  memberId: string,
  events: readonly HealthChange[],
): Promise<void> {
  // With amount 0, because the result is in the fight's copy already.
  const note = sql`insert into ${partyChanges} (member_id, id, user_id, does, amount, at)
    select m.id, c.value ->> 'id', ${userId}, c.value ->> 'does', 0, ${clock.now()}
    from ${partyMembers} as m, json_each(${JSON.stringify(events)}) c where m.id = ${memberId}
    order by c.key on conflict do nothing`;
  const thin = thinned(sql`${memberId}`, 'health');
  await db.$client.batch([prepared(db, note), prepared(db, thin)]);
}
