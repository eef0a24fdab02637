import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight, Row } from '../log/state';
import { answered } from '../people/due';
import { wholeOrder } from './order';
import { rowOf, withRows } from './rows';

/** Sets initiative counts; a new count discards a row's manual position. */
export function foldInitiative(
  fight: Fight,
  deed: DeedOf<'initiative'>,
  _event: FightEvent,
): Fight {
  const rows = deed.counts.flatMap(({ row: id, count, dice, mode }) => {
    const row = rowOf(fight, id);
    return row ? [{ ...row, count, dice, mode, nudge: 0 }] : [];
  });
  return rows.length === 0
    ? fight
    : answered(withRows(fight, rows), (due) => due.kind === 'reroll');
}

/** Moves a row right before another by hand, to the same count. */
export function foldMove(fight: Fight, deed: DeedOf<'move'>, _event: FightEvent): Fight {
  return movedBefore(fight, deed.row, deed.before);
}

/**
 * Places a row right before another (null: last of those with a count), on its count; the manual order among equal
 * counts stays until they roll again.
 */
export function movedBefore(fight: Fight, id: string, before: string | null): Fight {
  const row = rowOf(fight, id);
  const named = before === null ? null : rowOf(fight, before);
  if (!row || id === before || (before !== null && !named)) return fight;
  const others = wholeOrder(fight).filter((one) => one.id !== id);
  // A row with a count keeps one: moving it before rows without a count puts it after all rows with one.
  const counted = row.count === null ? others : others.filter((one) => one.count !== null);
  const at = named ? counted.indexOf(named) : -1;
  const neighbour = at < 0 ? counted.at(-1) : counted[at];
  if (!neighbour) return fight;
  const equals = counted.filter((one) => one.count === neighbour.count);
  const place = at < 0 ? equals.length : equals.indexOf(neighbour);
  const standing: Row[] = [
    ...equals.slice(0, place),
    { ...row, count: neighbour.count },
    ...equals.slice(place),
  ];
  // Negative, so that a row that rolls the same count later acts after the manually ordered ones.
  return withRows(
    fight,
    standing.map((one, index) => ({ ...one, nudge: index - standing.length })),
  );
}
