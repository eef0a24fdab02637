import type { Fight, Row } from '../log/state';
import { combatantsOf } from '../people/people';

/** A row before its initiative is rolled. */
export function freshRow(id: string): Row {
  return { id, count: null, dice: [], mode: 'roll', nudge: 0, delayed: false, losesTies: false };
}

export function rowOf(fight: Fight, id: string): Row | null {
  return Object.hasOwn(fight.rows, id) ? (fight.rows[id] ?? null) : null;
}

/** The fight with these rows added; rows with the same id are replaced. */
export function withRows(fight: Fight, rows: readonly Row[]): Fight {
  if (rows.length === 0) return fight;
  return {
    ...fight,
    rows: { ...fight.rows, ...Object.fromEntries(rows.map((row) => [row.id, row])) },
  };
}

/** The fight without empty rows; if the turn was on one, it moves to `instead`. */
export function withoutEmptyRows(fight: Fight, instead: string | null): Fight {
  const used = new Set(combatantsOf(fight).map((one) => one.row));
  const rows = Object.values(fight.rows).filter((row) => used.has(row.id));
  if (rows.length === Object.keys(fight.rows).length) return fight;
  return {
    ...fight,
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
    turn: fight.turn !== null && !used.has(fight.turn) ? instead : fight.turn,
  };
}
