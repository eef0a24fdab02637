import { type DiceExpression, diceIn, type Edge } from '~/rules/dice/text/expression';
import { DICE_LIMITS } from '~/rules/dice/text/limits';
import { parseDice } from '~/rules/dice/text/parse';
import { ROLL_LIMITS } from './roll-limits';
import type { RollProblem, TypedRoll } from './typed-roll';

/** A valid roll. Without a seed one is drawn. */
export type AskedRoll = {
  readonly text: string;
  readonly expression: DiceExpression;
  /** Expressions after the first, separated by semicolons: the damage after the attack. */
  readonly further: readonly DiceExpression[];
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
  const parsed = readExpressions(typed.e);
  if (!parsed.ok) return wrong('e', parsed.problem, parsed.position);
  const [expression, ...further] = parsed.rolls;
  const times = wholeNumber(typed.times, 1, ROLL_LIMITS.times);
  if (times === undefined)
    return wrong('times', `Roll a whole number of times, from 1 to ${ROLL_LIMITS.times}.`);
  const dc = wholeNumber(typed.dc, 1, ROLL_LIMITS.dc);
  if (dc === undefined)
    return wrong('dc', `A DC is a whole number from 1 to ${figure(ROLL_LIMITS.dc)}.`);
  const dice = parsed.rolls
    .flatMap(({ root }) => diceIn(root))
    .reduce((sum, { howMany }) => sum + howMany, 0);
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
      expression,
      further,
      edge: typed.adv === typed.dis ? null : typed.adv ? 'advantage' : 'disadvantage',
      times: times ?? 1,
      dc,
      seed: typed.seed,
      word: typed.word,
    },
  };
}

type Expressions =
  | { ok: true; rolls: readonly [DiceExpression, ...DiceExpression[]] }
  | { ok: false; problem: string; position: number };

/** Reads expressions separated by semicolons: "1d20+7; 2d6+4 [slashing]". */
export function readExpressions(text: string): Expressions {
  // What is longer than any expression may be is refused before it is taken apart.
  if (text.length > DICE_LIMITS.length) {
    const long = parseDice(text);
    if (!long.ok) return long;
  }
  const [first = '', ...others] = expressionsIn(text);
  if (others.length >= ROLL_LIMITS.expressions) {
    const problem = `Roll at most ${ROLL_LIMITS.expressions} expressions at once.`;
    return { ok: false, problem, position: text.lastIndexOf(';') };
  }
  const reading = parseDice(first);
  if (!reading.ok) return reading;
  const further: DiceExpression[] = [];
  let position = first.length + 1;
  for (const one of others) {
    const parsed = parseDice(one);
    if (!parsed.ok) return { ...parsed, position: position + parsed.position };
    further.push(parsed.roll);
    position += one.length + 1;
  }
  return { ok: true, rolls: [reading.roll, ...further] };
}

/** The first of the expressions of a text. */
export function firstExpression(text: string): string {
  return expressionsIn(text)[0] ?? '';
}

/** The parts of a text between semicolons; one in a label does not part it. */
function expressionsIn(text: string): string[] {
  const parts = [''];
  let isLabel = false;
  for (const letter of text) {
    if (letter === '[') isLabel = true;
    if (letter === ']') isLabel = false;
    if (letter === ';' && !isLabel) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
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
