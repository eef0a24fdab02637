import { sql } from 'drizzle-orm';
import { changeHealth, type HealthKept } from '~/parties/kept/change-health.server';
import { partyMembers } from '~/parties/kept/tables';
import type { HealthChange } from '~/parties/member';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import type { Deed, FightEvent } from '../log/deeds';
import type { FightDesk } from './fight-desk.server';
import { reachFight } from './fight-desk.server';
import { releaseMembers } from './fight-members.server';
import { fightTroubleWords } from './fight-trouble';
import { appending, followFight, harmOf } from './follow-row.server';
import { fights } from './tables';

/**
 * Changes hit points and experience of a character of a party wherever they are: in the party, or in the running fight that has
 * them. Each change counts once by its id. As `changeHealth`, whose answers these are.
 */
export async function changeMemberHealth(
  desk: FightDesk,
  userId: string,
  partyId: string,
  memberId: string,
  events: readonly HealthChange[],
): Promise<HealthKept> {
  const kept = await changeHealth(desk, userId, partyId, memberId, events);
  if (kept === null || kept.ok || kept.fight === undefined) return kept;
  const { fight } = kept;
  const query = sql`select user_id, seq from ${fights} where id = ${fight} and deleted_at is null`;
  const row = await prepared(desk.db, query).first<{ user_id: string; seq: number }>();
  const points = events.filter(({ does }) => does !== 'xp');
  const sent =
    row &&
    (await reachFight(
      desk,
      fight,
      appending(
        row.user_id,
        userId,
        points.map((one) => eventOf(one, memberId, userId, desk.clock.now())),
        desk.clock.now(),
      ),
    ));
  if (row === null || (sent && !sent.ok && sent.reason === 'lost')) {
    // The fight is gone: what it had is the party's again.
    await releaseMembers(desk.db, fight);
    return changeHealth(desk, userId, partyId, memberId, events);
  }
  if (!sent?.ok) return { ...kept, sentence: fightTroubleWords('unavailable') };
  const { answer } = sent;
  const [refused] = answer.refused;
  if (refused) return { ...kept, sentence: refused.reason };
  await followFight(desk, { owner: row.user_id, by: userId, id: fight }, row.seq, answer);
  const xp = events.filter(({ does }) => does === 'xp');
  if (xp.length > 0) await changeHealth(desk, userId, partyId, memberId, xp);
  const after = sql`select hp, temporary, xp from ${partyMembers} where id = ${memberId} and party_id = ${partyId}`;
  const stands = await prepared(desk.db, after).first<Record<'hp' | 'temporary' | 'xp', number>>();
  const copy = answer.members.find((one) => one.id === memberId);
  const health = {
    now: copy?.hp ?? stands?.hp ?? 0,
    temporary: copy?.temporary ?? stands?.temporary ?? 0,
  };
  return { ok: true, health, xp: stands?.xp ?? 0 };
}

/** A change of the party's table as an event of the fight, under the same id. */
function eventOf(
  { id, does, amount }: HealthChange,
  who: string,
  by: string,
  at: number,
): FightEvent {
  return { v: 1, id, by, at, deeds: [deedOf(does, amount, who)] };
}

function deedOf(does: HealthChange['does'], amount: number, who: string): Deed {
  switch (does) {
    case 'heal':
      return { do: 'heal', by: null, with: null, healed: [{ who, amount }], revives: false };
    case 'temporary':
      return { do: 'shield', given: [{ who, amount, replace: false }] };
    default:
      return harmOf(who, amount, null);
  }
}
