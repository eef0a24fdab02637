import { type DiceExpression, diceIn, type Edge } from '~/rules/dice/text/expression';
import { parseDice } from '~/rules/dice/text/parse';
import { ROLL_LIMITS } from './roll-limits';
import type { RollProblem, TypedRoll } from './typed-roll';

/** A valid roll. Without a seed one is drawn. */
export type AskedRoll = {
  readonly text: string;
  readonly expression: DiceExpression;
  readonly edge: Edge | null;
  readonly times: number;
  /** The total that each repetition must reach. */
  readonly dc: number | null;
  readonly seed: string;
  /** A word that another player added after the seed's hash was shown; empty for none. */
  readonly word: string;
};

export type RollReading = { readonly ok: true; readonly asked: AskedRoll } | RollProblem;

/** Validates a typed roll, or returns a sentence with the error. */
export function readRoll(typed: TypedRoll): RollReading {
  const parsed = parseDice(typed.e);
  if (!parsed.ok) return wrong('e', parsed.problem, parsed.position);
  const times = wholeNumber(typed.times, 1, ROLL_LIMITS.times);
  if (times === undefined)
    return wrong('times', `Roll a whole number of times, from 1 to ${ROLL_LIMITS.times}.`);
  const dc = wholeNumber(typed.dc, 1, ROLL_LIMITS.dc);
  if (dc === undefined)
    return wrong('dc', `A DC is a whole number from 1 to ${figure(ROLL_LIMITS.dc)}.`);
  const dice = diceIn(parsed.roll.root).reduce((sum, { howMany }) => sum + howMany, 0);
  if (dice * (times ?? 1) > ROLL_LIMITS.dice) {
    const all = `${figure(dice)} dice ${times} times are ${figure(dice * (times ?? 1))}`;
    return wrong('times', `Roll at most ${figure(ROLL_LIMITS.dice)} dice at once: ${all}.`);
  }
  if (!/^[\w-]*$/.test(typed.seed) || typed.seed.length > ROLL_LIMITS.seed)
    return wrong(
      'seed',
      `A seed has up to ${ROLL_LIMITS.seed} letters, digits, hyphens and underscores.`,
    );
  if (typed.word.length > ROLL_LIMITS.word)
    return wrong('word', `The word has at most ${ROLL_LIMITS.word} characters.`);
  return {
    ok: true,
    asked: {
      text: typed.e,
      expression: parsed.roll,
      edge: typed.adv === typed.dis ? null : typed.adv ? 'advantage' : 'disadvantage',
      times: times ?? 1,
      dc,
      seed: typed.seed,
      word: typed.word,
    },
  };
}

/** A whole number in this range; null when empty, undefined when invalid. */
function wholeNumber(typed: string, min: number, max: number): number | null | undefined {
  if (typed === '') return null;
  const value = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** A number with thousands separators: "1,000". */
function figure(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

function wrong(
  field: RollProblem['field'],
  problem: string,
  position: number | null = null,
): RollProblem {
  return { ok: false, field, problem, position };
}
