import type { DeedOf, FightEvent } from '../log/deeds';
import type { Combatant, Fight, Seat } from '../log/state';
import { answered, asked } from '../people/due';
import { combatantOf, combatantsOf } from '../people/people';

/** Most seats of a fight. */
export const MOST_SEATS = 20;
/** Most pending seat requests. */
export const MOST_CLAIMS = 12;
/** Most pending damage suggestions of one seat. */
export const MOST_SUGGESTIONS = 5;

/** Most seats taken back that a fight remembers, the latest. */
const MOST_REVOKED = 40;

/** A seat; null for an unknown id. */
export function seatOf({ seats = {} }: Fight, seat: string): Seat | null {
  return Object.hasOwn(seats, seat) ? (seats[seat] ?? null) : null;
}

/** The combatants that a seat plays and that are still in the fight. */
export function playedBy(fight: Fight, seat: string): readonly Combatant[] {
  const who = seatOf(fight, seat)?.who ?? [];
  return who.flatMap((id) => {
    const one = combatantOf(fight, id);
    return one === null || one.place === 'gone' ? [] : [one];
  });
}

/** Combatants that a seat can be requested for: creatures of the party that players can see. */
export function seatsToTake(fight: Fight): readonly Combatant[] {
  return combatantsOf(fight).filter(isToTake);
}

function isToTake(one: Combatant): boolean {
  return one.kind === 'creature' && one.side === 'party' && !one.hidden && one.place !== 'gone';
}

/** The combatant that a seat has requested and not got yet; null if none. */
export function claimOf(fight: Fight, seat: string): string | null {
  return fight.due.find((due) => due.kind === 'claim' && due.seat === seat)?.who ?? null;
}

/** Adds a seat request, which replaces an earlier one of the same seat. */
export function foldClaim(fight: Fight, deed: DeedOf<'claim'>, _event: FightEvent): Fight {
  const one = combatantOf(fight, deed.who);
  const others = fight.due.filter((due) => due.kind === 'claim' && due.seat !== deed.seat);
  if (one === null || !isToTake(one) || others.length >= MOST_CLAIMS) return fight;
  if (seatOf(fight, deed.seat)?.who.includes(deed.who)) return fight;
  const { seat, who, name } = deed;
  return asked(fight, { id: `claim ${seat}`, who, kind: 'claim', seat, name });
}

/** Grants a seat, which then also plays this creature. */
export function foldSeat(fight: Fight, deed: DeedOf<'seat'>, _event: FightEvent): Fight {
  const { seats = {} } = fight;
  const before = seatOf(fight, deed.seat);
  const isFull = before === null && Object.keys(seats).length >= MOST_SEATS;
  if (isFull || combatantOf(fight, deed.who) === null) return fight;
  const who = [...new Set([...(before?.who ?? []), deed.who])].slice(-MOST_SEATS);
  const { revoked = [] } = fight;
  const isBack = (one: { seat: string; who: string }) =>
    one.seat === deed.seat && one.who === deed.who;
  const given: Fight = {
    ...fight,
    seats: { ...seats, [deed.seat]: { who, name: deed.name } },
    ...(revoked.some(isBack) && { revoked: revoked.filter((one) => !isBack(one)) }),
  };
  const done = answered(given, (due) => due.kind === 'claim' && due.seat === deed.seat);
  if (!deed.own) return done;
  // Nobody was asked, so the game master is told.
  const text = `${deed.name} took this seat, signed in as its player.`;
  return asked(done, { id: seatedId(deed.seat), who: deed.who, kind: 'reminder', text });
}

/** The id of the item that tells the game master of a seat that was taken. */
function seatedId(seat: string): string {
  return `seated ${seat}`;
}

/** Whether a signed-in player may sit down for this combatant without the game master's answer. */
export function maySitAtOnce({ revoked = [] }: Fight, who: string): boolean {
  return !revoked.some((one) => one.who === who);
}

/**
 * Revokes or leaves a seat, and removes its pending items. Whom the game master has sent away does not come back
 * without asking.
 */
export function foldUnseat(fight: Fight, deed: DeedOf<'unseat'>, event: FightEvent): Fight {
  const { [deed.seat]: seat, ...seats } = fight.seats ?? {};
  const isRevoked = seat !== undefined && event.by !== deed.seat;
  const sent = (seat?.who ?? []).map((who) => ({ seat: deed.seat, who }));
  const revoked = [...(fight.revoked ?? []), ...sent].slice(-MOST_REVOKED);
  const without = seat === undefined ? fight : { ...fight, seats, ...(isRevoked && { revoked }) };
  return answered(
    without,
    (due) =>
      due.id === seatedId(deed.seat) ||
      ((due.kind === 'claim' || due.kind === 'suggested') && due.seat === deed.seat),
  );
}

/** Adds a player's damage suggestion, which counts only when the game master answers. */
export function foldSuggest(fight: Fight, deed: DeedOf<'suggest'>, event: FightEvent): Fight {
  const { seat, by, targets, amount, type } = deed;
  if (suggestionsOf(fight, seat) >= MOST_SUGGESTIONS) return fight;
  if (combatantOf(fight, by) === null) return fight;
  const there = targets.filter((one) => combatantOf(fight, one) !== null);
  if (there.length === 0) return fight;
  return asked(fight, {
    id: suggestionId(event.id),
    who: by,
    kind: 'suggested',
    seat,
    targets: there,
    amount,
    type,
    with: deed.with,
    ...(deed.rolled && { rolled: deed.rolled }),
  });
}

/** The id of the item that asks the game master about this event's suggestion. */
function suggestionId(event: string): string {
  return `suggested ${event}`;
}

/** Whether the suggestion of this event still waits for the game master. */
export function isUnanswered(fight: Fight, event: string): boolean {
  return fight.due.some(({ id }) => id === suggestionId(event));
}

/** Number of pending suggestions of a seat. */
export function suggestionsOf(fight: Fight, seat: string): number {
  return fight.due.filter((due) => due.kind === 'suggested' && due.seat === seat).length;
}
