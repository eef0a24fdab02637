import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Most rolls that a fight remembers for its table; the log has all. */
export const MOST_ROLLS = 30;

/** Adds a roll to those that the table sees. */
export function foldRoll(fight: Fight, deed: DeedOf<'roll'>, event: FightEvent): Fight {
  const { seat, by, what, text, total, secret } = deed;
  // One event has at most one roll of a name, so that the id is its own.
  const id = `${event.id} ${what}`;
  const others = (fight.rolls ?? []).filter((one) => one.id !== id);
  const rolls = [...others, { id, seat, by, what, text, total, secret }].slice(-MOST_ROLLS);
  return { ...fight, rolls };
}
