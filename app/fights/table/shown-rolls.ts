import type { Fight, TableRoll } from '../log/state';
import { seatOf } from '../seats/seats';
import { publicId } from './public-id';
import type { SeenWords } from './seen';
import type { ShownRoll } from './table-view';

/** Most rolls that a device shows. */
const MOST_SHOWN = 10;

/** The rolls that a device may see, the latest first: public ones, and those of its own seat. */
export function shownRolls(
  fight: Fight,
  { secret, seat }: { secret: string; seat: string | null },
  words: SeenWords,
): readonly ShownRoll[] {
  const rolls = (fight.rolls ?? []).filter(
    (roll) => !roll.secret || (seat !== null && roll.seat === seat),
  );
  return rolls
    .slice(-MOST_SHOWN)
    .reverse()
    .map((roll) => ({
      id: publicId(secret, roll.id),
      who: rollerOf(fight, roll, words),
      // A player's own words stay as typed: cleaned, they would tell which names are in the fight.
      what: roll.seat === null ? words.clean(roll.what) : roll.what,
      text: roll.text,
      total: roll.total,
      isSecret: roll.secret,
    }));
}

/** Whoever rolled, by the name that players know. */
function rollerOf(fight: Fight, { by, seat }: TableRoll, words: SeenWords): string {
  const name = words.nameOf(by);
  if (name !== null) return name;
  return (seat === null ? null : seatOf(fight, seat)?.name) ?? 'Game master';
}
