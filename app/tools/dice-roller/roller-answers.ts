import { DICE_LIMITS } from '~/rules/dice/text/limits';
import { MEASURED_SIDES, MEASURED_THROWS, type MeasuredDie, measureDie } from './fair/measured-die';
import { type KeptReading, readKept } from './kept/read-kept';
import { type Drawn, drawRow, readTable } from './kept/table-text';
import { type OddsReading, readOdds, typedOdds } from './odds/asked-odds';
import { readRoll } from './roll/asked-roll';
import { type RollOutcome, rollAsked } from './roll/roll-outcome';
import { type RollProblem, typedRoll } from './roll/typed-roll';

/**
 * A question to the worker: `query` is a query string with a seed (roll), a query string (odds), a seed (measure), or
 * JSON (check, draw).
 */
export type RollerQuestion = {
  readonly id: number;
  readonly of: 'roll' | 'odds' | 'measure' | 'check' | 'draw';
  readonly query: string;
};

export type RolledAnswer = { readonly ok: true; readonly outcome: RollOutcome } | RollProblem;

/** The roll of a query with a seed, or its error. */
export function rolledAnswer(query: string): RolledAnswer {
  const reading = readRoll(typedRoll(new URLSearchParams(query)));
  return reading.ok ? { ok: true, outcome: rollAsked(reading.asked) } : reading;
}

/** The odds of a query, within the limits for a device. */
export function oddsAnswer(query: string): OddsReading {
  return readOdds(typedOdds(new URLSearchParams(query)), DICE_LIMITS);
}

/** Validates a macro or table, given as JSON of the typed values. */
export function checkedAnswer(typed: string): KeptReading {
  return readKept(JSON.parse(typed));
}

/** Draws a row of a table, given as JSON of its rows and a seed; null when the rows are invalid. */
export function drawnAnswer(asked: string): Drawn | null {
  const { body, seed } = JSON.parse(asked);
  const reading = readTable(body);
  return reading.ok ? drawRow(reading.rows, seed) : null;
}

/** Rolls each die a million times with a seed. */
export function measuredAnswer(seed: string): MeasuredDie[] {
  return MEASURED_SIDES.map((sides) => measureDie(sides, seed, MEASURED_THROWS));
}
