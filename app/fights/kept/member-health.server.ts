import { sql } from 'drizzle-orm';
import { changeHealth, type HealthKept } from '~/parties/kept/change-health.server';
import { noteCounted, uncounted } from '~/parties/kept/counted-changes.server';
import { partyMembers } from '~/parties/kept/tables';
import type { HealthChange } from '~/parties/member';
import { prepared } from '~/platform/store/statements.server';
import type { Deed, FightEvent } from '../log/deeds';
import { harmOf } from './as-in-party';
import type { Appended, PressRefused } from './fight-calls';
import type { FightDesk } from './fight-desk.server';
import { reachFight } from './fight-desk.server';
import { releaseMembers } from './fight-members.server';
import { fightTroubleWords } from './fight-trouble';
import { followFight } from './follow-row.server';
import { fightHelpers, fights } from './tables';

/**
 * Changes hit points and experience of a party member where they are stored: in the party, or in the running fight
 * that owns them. Each change counts once by its id. Returns the same as `changeHealth`.
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
  const row = await fightRow(desk, userId, fight);
  const all = events.filter(({ does }) => does !== 'xp');
  // Changes that were counted before the fight took over the hit points, and are sent again, must not count in the
  // fight too.
  const points = row === null ? all : await uncounted(desk, memberId, all);
  const now = desk.clock.now();
  const told = points.map((one) => eventOf(one, memberId, userId, now));
  const sent = row && (await tell(desk, userId, { fight, row, events: told }));
  if (row === null || (sent && !sent.ok && sent.reason === 'lost')) {
    // The fight is gone: the party owns the hit points again.
    await releaseMembers(desk.db, fight);
    return changeHealth(desk, userId, partyId, memberId, events);
  }
  if (!sent?.ok) return { ...kept, sentence: fightTroubleWords('unavailable'), later: true };
  const { answer } = sent;
  if ('pressRefused' in answer) {
    const { pressRefused: sentence, later } = answer;
    return { ...kept, sentence, ...(later && { later }) };
  }
  const [refused] = answer.refused;
  if (refused) return { ...kept, sentence: refused.reason };
  await followFight(desk, { owner: row.user_id, by: userId, id: fight }, row.seq, answer);
  const after = sql`select hp, temporary, xp, fight_id as fight, fight_seq as seq from ${partyMembers}
    where id = ${memberId} and party_id = ${partyId}`;
  const stands = await prepared(desk.db, after).first<Stands>();
  if (stands && stands.fight !== fight && stands.seq < answer.seq) {
    // The fight ended just before, and the party has not received this change.
    return changeHealth(desk, userId, partyId, memberId, events);
  }
  await noteCounted(desk, userId, memberId, points);
  const xp = events.filter(({ does }) => does === 'xp');
  const given = xp.length > 0 ? await changeHealth(desk, userId, partyId, memberId, xp) : null;
  const copy = answer.members.find((one) => one.id === memberId);
  const health = {
    now: copy?.hp ?? stands?.hp ?? 0,
    temporary: copy?.temporary ?? stands?.temporary ?? 0,
  };
  return { ok: true, health, xp: given?.ok ? given.xp : (stands?.xp ?? 0) };
}

/**
 * The row of a fight for a caller that adds events: its owner, the last event in its row, and whether the user runs
 * it.
 */
export type FightRow = { user_id: string; seq: number; runs: number };

/** The row of the fight that owns a member's hit points; null when it is gone. */
export function fightRow(
  { db }: Pick<FightDesk, 'db'>,
  userId: string,
  fight: string,
): Promise<FightRow | null> {
  const query = sql`select user_id, seq, (user_id = ${userId} or exists (select 1 from ${fightHelpers} h
      where h.fight_id = ${fights.id} and h.user_id = ${userId})) as runs
    from ${fights} where id = ${fight} and deleted_at is null`;
  return prepared(db, query).first<FightRow>();
}

type Stands = { hp: number; temporary: number; xp: number; fight: string | null; seq: number };

/** Adds events to the fight: as usual for a user who runs it, within the players' rate limit for others. */
export function tell(
  desk: FightDesk,
  userId: string,
  { fight, row, events }: { fight: string; row: FightRow; events: readonly FightEvent[] },
) {
  const now = desk.clock.now();
  return reachFight<Appended | PressRefused>(desk, fight, (object) =>
    row.runs
      ? object.append(row.user_id, userId, events, now)
      : object.partyPress(row.user_id, userId, events, now),
  );
}

/** Converts a change in the party's table to an event of the fight, with the same id. */
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
