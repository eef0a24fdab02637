import type { DeedOf, FightEvent } from '../log/deeds';
import type { Combatant, Fight, Seat } from '../log/state';
import { answered, asked } from '../people/due';
import { combatantOf, combatantsOf } from '../people/people';

/** So many seats a table has. */
export const MOST_SEATS = 20;
/** So many wait for one at once. */
export const MOST_CLAIMS = 12;
/** So many suggestions of one seat wait for an answer at once. */
export const MOST_SUGGESTIONS = 5;

/** A seat of the table, or null for an id that has none. */
export function seatOf({ seats = {} }: Fight, seat: string): Seat | null {
  return Object.hasOwn(seats, seat) ? (seats[seat] ?? null) : null;
}

/** Whom a seat plays: those who are still in the fight. */
export function playedBy(fight: Fight, seat: string): readonly Combatant[] {
  const who = seatOf(fight, seat)?.who ?? [];
  return who.flatMap((id) => {
    const one = combatantOf(fight, id);
    return one === null || one.place === 'gone' ? [] : [one];
  });
}

/** Who can be asked for: the creatures of the party that players know of. */
export function seatsToTake(fight: Fight): readonly Combatant[] {
  return combatantsOf(fight).filter(isToTake);
}

function isToTake(one: Combatant): boolean {
  return one.kind === 'creature' && one.side === 'party' && !one.hidden && one.place !== 'gone';
}

/** Whether a seat waits for the game master's word to play somebody. */
export function claimOf(fight: Fight, seat: string): string | null {
  return fight.due.find((due) => due.kind === 'claim' && due.seat === seat)?.who ?? null;
}

/** A seat is asked for; a new wish stands in place of the one before. */
export function foldClaim(fight: Fight, deed: DeedOf<'claim'>, _event: FightEvent): Fight {
  const one = combatantOf(fight, deed.who);
  const others = fight.due.filter((due) => due.kind === 'claim' && due.seat !== deed.seat);
  if (one === null || !isToTake(one) || others.length >= MOST_CLAIMS) return fight;
  if (seatOf(fight, deed.seat)?.who.includes(deed.who)) return fight;
  const { seat, who, name } = deed;
  return asked(fight, { id: `claim ${seat}`, who, kind: 'claim', seat, name });
}

/** A seat is given: it plays this creature too from now on. */
export function foldSeat(fight: Fight, deed: DeedOf<'seat'>, _event: FightEvent): Fight {
  const { seats = {} } = fight;
  const before = seatOf(fight, deed.seat);
  const isFull = before === null && Object.keys(seats).length >= MOST_SEATS;
  if (isFull || combatantOf(fight, deed.who) === null) return fight;
  const who = [...new Set([...(before?.who ?? []), deed.who])].slice(-MOST_SEATS);
  const given = { ...fight, seats: { ...seats, [deed.seat]: { who, name: deed.name } } };
  return answered(given, (due) => due.kind === 'claim' && due.seat === deed.seat);
}

/** A seat is taken back or left, and what waited for it goes. */
export function foldUnseat(fight: Fight, deed: DeedOf<'unseat'>, _event: FightEvent): Fight {
  const { [deed.seat]: _, ...seats } = fight.seats ?? {};
  const without = seatOf(fight, deed.seat) === null ? fight : { ...fight, seats };
  return answered(
    without,
    (due) => (due.kind === 'claim' || due.kind === 'suggested') && due.seat === deed.seat,
  );
}

/** What a player says that their attack deals; it counts when the game master answers. */
export function foldSuggest(fight: Fight, deed: DeedOf<'suggest'>, event: FightEvent): Fight {
  const { seat, by, targets, amount, type } = deed;
  if (suggestionsOf(fight, seat) >= MOST_SUGGESTIONS) return fight;
  if (combatantOf(fight, by) === null) return fight;
  const there = targets.filter((one) => combatantOf(fight, one) !== null);
  if (there.length === 0) return fight;
  return asked(fight, {
    ...{ id: `suggested ${event.id}`, who: by, kind: 'suggested' },
    ...{ seat, targets: there, amount, type, with: deed.with },
  });
}

/** How many suggestions of a seat wait. */
export function suggestionsOf(fight: Fight, seat: string): number {
  return fight.due.filter((due) => due.kind === 'suggested' && due.seat === seat).length;
}
