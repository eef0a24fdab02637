import { DICE_LIMITS } from '~/rules/dice/text/limits';
import { MEASURED_SIDES, MEASURED_THROWS, type MeasuredDie, measureDie } from './fair/measured-die';
import { type KeptReading, readKept } from './kept/read-kept';
import { type Drawn, drawRow, readTable } from './kept/table-text';
import { type OddsReading, readOdds, typedOdds } from './odds/asked-odds';
import { readRoll } from './roll/asked-roll';
import { type RollOutcome, rollAsked } from './roll/roll-outcome';
import { type RollProblem, typedRoll } from './roll/typed-roll';

/** What a page asks its worker: by the query of an address a roll with its seed, or the odds; by a seed how dice fall with it. */
export type RollerQuestion = {
  readonly id: number;
  readonly of: 'roll' | 'odds' | 'measure' | 'check' | 'draw';
  readonly query: string;
};

export type RolledAnswer = { readonly ok: true; readonly outcome: RollOutcome } | RollProblem;

/** The roll of a query that names its seed, or what is wrong with it. */
export function rolledAnswer(query: string): RolledAnswer {
  const reading = readRoll(typedRoll(new URLSearchParams(query)));
  return reading.ok ? { ok: true, outcome: rollAsked(reading.asked) } : reading;
}

/** The odds of a query, as far as a device reckons them. */
export function oddsAnswer(query: string): OddsReading {
  return readOdds(typedOdds(new URLSearchParams(query)), DICE_LIMITS);
}

/** Whether a macro or a table can be kept, as JSON of what was typed. */
export function checkedAnswer(typed: string): KeptReading {
  return readKept(JSON.parse(typed));
}

/** A row drawn from a table, as JSON of its rows and a seed; null when they are no rows. */
export function drawnAnswer(asked: string): Drawn | null {
  const { body, seed } = JSON.parse(asked);
  const reading = readTable(body);
  return reading.ok ? drawRow(reading.rows, seed) : null;
}

/** How a million of each die fall with a seed. */
export function measuredAnswer(seed: string): MeasuredDie[] {
  return MEASURED_SIDES.map((sides) => measureDie(sides, seed, MEASURED_THROWS));
}
