import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight, Row } from '../log/state';
import { changed, changedAll, combatantOf, combatantsOf } from '../people/people';
import { wholeOrder } from './order';
import { freshRow, rowOf, withoutEmptyRows, withRows } from './rows';

/**
 * Makes combatants act together: mount and rider (SRD 5.1 and 5.2.1, "Mounted Combat": a controlled mount's
 * initiative becomes its rider's), summoner and familiar. A new row takes the count of the first of them.
 */
export function foldLink(fight: Fight, deed: DeedOf<'link'>, _event: FightEvent): Fight {
  const first = deed.who.map((who) => combatantOf(fight, who)).find((one) => one !== null);
  if (!first) return fight;
  const { name: _, ...own } = rowOf(fight, first.row) ?? freshRow(first.row);
  const row: Row = {
    ...(rowOf(fight, deed.row) ?? { ...own, id: deed.row }),
    ...(deed.name === undefined ? {} : { name: deed.name }),
  };
  const linked = changedAll(withRows(fight, [row]), deed.who, (one) =>
    one.row === row.id ? one : { ...one, row: row.id },
  );
  return withoutEmptyRows(linked, row.id);
}

/** Gives each of these its own row again, on the shared count. */
export function foldUnlink(fight: Fight, deed: DeedOf<'unlink'>, _event: FightEvent): Fight {
  const unlinked = deed.who.reduce(alone, fight);
  // If all leave the row whose turn it is, the first of them has the turn, so that none misses its own.
  const left = deed.who.filter((who) => combatantOf(fight, who)?.row === fight.turn);
  const rows = new Set(left.map((who) => combatantOf(unlinked, who)?.row));
  const first = wholeOrder(unlinked).find((row) => rows.has(row.id));
  return withoutEmptyRows(unlinked, first?.id ?? null);
}

function alone(fight: Fight, who: string): Fight {
  const one = combatantOf(fight, who);
  if (!one) return fight;
  const shared = combatantsOf(fight).some((other) => other.id !== who && other.row === one.row);
  // The last member of a side or pair also gets its own row.
  if (!shared && (one.row === who || one.row.startsWith(`${who.slice(0, 34)}-`))) return fight;
  const id = freeRow(fight, who);
  const { name: _, ...shares } = rowOf(fight, one.row) ?? freshRow(id);
  const row = { ...shares, id };
  return changed(withRows(fight, [row]), who, (combatant) => ({ ...combatant, row: id }));
}

/** An unused row id: the combatant's id, or that id with a number while others still act in its row. */
function freeRow(fight: Fight, who: string): string {
  if (!rowOf(fight, who)) return who;
  let number = 2;
  while (rowOf(fight, `${who.slice(0, 34)}-${number}`)) number += 1;
  return `${who.slice(0, 34)}-${number}`;
}
