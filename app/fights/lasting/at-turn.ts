import type { Fight } from '../log/state';

/**
 * What lasts, at the start of a row's turn: durations of `ends.turn` counted by its members tick, saves and damage of that
 * moment come due. Also called for rows that the turn passes over because all in them are dead, delayed or away, since
 * durations that hang on them run on: members who have no turns (`hasTurns`) are asked for nothing.
 */
export function atTurnStart(fight: Fight, _row: string): Fight {
  return fight;
}

/** The same at the end of a row's turn. */
export function atTurnEnd(fight: Fight, _row: string): Fight {
  return fight;
}

/** The turn went back past the start of this row's turn: durations that count there are given their turn back. */
export function backBeforeTurnStart(fight: Fight, _row: string): Fight {
  return fight;
}

/** The turn went back past the end of this row's turn: durations that count there are given their turn back. */
export function backBeforeTurnEnd(fight: Fight, _row: string): Fight {
  return fight;
}
