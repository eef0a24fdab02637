import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight, TableRoll } from '../log/state';

/** Most rolls that a fight remembers for its table; the log has all. */
export const MOST_ROLLS = 30;

/** Most secret rolls of one seat, or of the game master, that a fight remembers. */
const MOST_SECRET = 10;

/** Adds a roll to those that the table sees. */
export function foldRoll(fight: Fight, deed: DeedOf<'roll'>, event: FightEvent): Fight {
  const { seat, by, what, text, total, secret } = deed;
  // One event has at most one roll of a name, so that the id is its own.
  const id = `${event.id} ${what}`;
  const others = (fight.rolls ?? []).filter((one) => one.id !== id);
  const all = [...others, { id, seat, by, what, text, total, secret }];
  // Secret rolls never push out what the table has seen.
  const isKept = (one: TableRoll) => {
    const alike = all.filter((other) =>
      one.secret ? other.secret && other.seat === one.seat : !other.secret,
    );
    return alike.slice(one.secret ? -MOST_SECRET : -MOST_ROLLS).includes(one);
  };
  return { ...fight, rolls: all.filter(isKept) };
}
