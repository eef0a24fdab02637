import { prepared } from '~/platform/kept-shelf/loose-files.server';
import type { Deed, FightEvent } from '../log/deeds';
import type { FightCalls, Followed } from './fight-calls';
import { type FightDesk, reachFight } from './fight-desk.server';
import { newFightId } from './fight-ids.server';
import { type FreeMember, takeMembers } from './fight-members.server';
import { followLog } from './fight-rows.server';
import type { MemberCopy } from './member-copies';

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

const AS_IN_PARTY = 'as in the party';

/** The deeds that set a combatant to its party's values: maximum, hit points, temporary hit points, slots and uses. */
export function asInParty(member: FreeMember, copy: MemberCopy): Deed[] {
  const { id: who, hp, temporary, maximum } = member;
  const deeds: Deed[] = [];
  let now = copy.hp;
  if (maximum !== copy.maximum && maximum > 0) {
    deeds.push({ do: 'change', who, changes: { sheet: { maximum } } });
    now = now >= copy.maximum ? maximum : Math.min(now, maximum);
  }
  const gives = (amount: number): Deed => ({
    do: 'shield',
    given: [{ who, amount, replace: true }],
  });
  const isHurt = hp < now;
  if (isHurt && copy.temporary > 0) deeds.push(gives(0));
  if (isHurt) deeds.push(harmOf(who, now - hp));
  if (hp > now) {
    const healed = [{ who, amount: hp - now }];
    deeds.push({ do: 'heal', by: null, with: AS_IN_PARTY, healed, revives: true });
  }
  const left = isHurt ? 0 : copy.temporary;
  if (temporary !== left) deeds.push(gives(temporary));
  return [...deeds, ...spentInParty(member, copy)];
}

/** The slots and uses spent or regained since it joined. */
function spentInParty(member: FreeMember, copy: MemberCopy): Deed[] {
  const { id: who } = member;
  const slots: unknown = JSON.parse(member.slotsSpent ?? '[]');
  const uses: object = Object(JSON.parse(member.usesSpent ?? '{}'));
  const difference = (now: unknown, before: number) =>
    typeof now === 'number' ? Math.max(-200, Math.min(200, now - before)) : 0;
  return [
    ...copy.slotsSpent.map((before, at): Deed => {
      const by = difference(Array.isArray(slots) ? (slots[at] ?? 0) : 0, before);
      return { do: 'spend', who, what: { of: 'slot', level: at + 1 }, by };
    }),
    ...Object.entries(copy.usesSpent).map(([key, before]): Deed => {
      const by = difference(new Map(Object.entries(uses)).get(key), before);
      return { do: 'spend', who, what: { of: 'use', key }, by };
    }),
  ].filter((deed) => deed.do === 'spend' && deed.by !== 0);
}

/** A harm deed whose damage is final: resistances were already applied. */
export function harmOf(
  who: string,
  amount: number,
  what: string | null = AS_IN_PARTY,
  critical = false,
): Deed {
  const no = { attack: false, magical: false, silvered: false, adamantine: false };
  return {
    do: 'harm',
    by: null,
    with: what,
    manner: { ...no, spell: false, good: false },
    struck: [
      {
        who,
        parts: [{ amount, type: null }],
        share: 1,
        critical,
        lasting: [],
        ignoresDefences: true,
        knocksOut: false,
      },
    ],
  };
}
