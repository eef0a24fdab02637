import { prepared } from '~/platform/store/statements.server';
import type { FightEvent } from '../log/deeds';
import { asInParty } from './as-in-party';
import type { FightCalls, Followed } from './fight-calls';
import { type FightDesk, reachFight } from './fight-desk.server';
import { newFightId } from './fight-ids.server';
import { type FreeMember, takeMembers } from './fight-members.server';
import { followLog } from './fight-rows.server';

/** The fight, its owner, and the author of the events to follow. */
export type FollowedBy = { owner: string; by: string; id: string };

/** The call that adds events to a fight's object. */
export const appending =
  (owner: string, by: string, events: readonly unknown[], now: number) => (fight: FightCalls) =>
    fight.append(owner, by, events, now);

/**
 * Updates the fight's row and its members' parties from the log; after a failure the next append does it, or the
 * object after some minutes. A running fight takes over the hit points of members that no other fight owns, with
 * their current values in the party.
 */
export async function followFight(
  desk: FightDesk,
  who: FollowedBy,
  known: number,
  followed: Followed,
): Promise<void> {
  if (followed.seq <= known) return;
  try {
    const free = await followLog(desk.db, who.owner, who.id, followed);
    if (free.length > 0) await takeOver(desk, who, free, followed);
  } catch (error) {
    desk.log.error('fight not listed', error);
  }
}

/** Adds the party's values to the fight first and takes ownership after: if a step fails, the party loses nothing. */
async function takeOver(
  desk: FightDesk,
  { owner, by, id }: FollowedBy,
  free: readonly FreeMember[],
  followed: Followed,
): Promise<void> {
  const now = desk.clock.now();
  const events = free.flatMap((member): FightEvent[] => {
    const copy = followed.members.find((one) => one.id === member.id);
    const deeds = copy ? asInParty(member, copy) : [];
    return deeds.length > 0 ? [{ v: 1, id: newFightId(), by, at: now, deeds }] : [];
  });
  let { seq } = followed;
  let told: Followed | null = null;
  if (events.length > 0) {
    const sent = await reachFight(desk, id, appending(owner, by, events, now));
    if (!sent.ok) return;
    told = sent.answer;
    seq = told.seq;
  }
  await prepared(desk.db, takeMembers(id, seq, free)).run();
  if (told) await followLog(desk.db, owner, id, told);
}
