import { type DiceExpression, diceIn, isSingleD20 } from '~/rules/dice/text/expression';
import { formatDice } from '~/rules/dice/text/format';
import type { RolledDie } from '~/rules/dice/throw/pool';
import { type RollResult, rollDice, tidy } from '~/rules/dice/throw/roll';
import { createRandom, type Random } from '~/rules/random';
import type { AskedRoll } from './asked-roll';
import { ROLL_LIMITS } from './roll-limits';

/** One repetition of a roll. */
export type RolledOnce = {
  readonly total: number;
  /** The dice and their results: "4d6kh3 (6, 5, 3, 1 dropped) = 14". */
  readonly text: string;
  readonly dice: readonly RolledDie[];
  /** Number of dice that are not shown individually. */
  readonly more: number;
  readonly byLabel: RollResult['byLabel'];
  /** A special result: "natural 20", "heads". */
  readonly says: string | null;
  /** Whether it reached the DC; null without a DC. */
  readonly success: boolean | null;
};

/** The result of a roll. The same expression, seed and word always give the same result. */
export type RollOutcome = {
  /** The expression in normalized notation. */
  readonly expression: string;
  readonly edge: AskedRoll['edge'];
  readonly dc: number | null;
  readonly seed: string;
  readonly word: string;
  readonly rolls: readonly RolledOnce[];
  readonly total: number;
  readonly successes: number | null;
  /** What could not be rolled as requested, as a sentence. */
  readonly note: string | null;
  /** The expressions after the first, from the same random stream. */
  readonly further: readonly FurtherRoll[];
};

/** An expression after the first: the damage after the attack. It has no DC. */
export type FurtherRoll = Pick<RollOutcome, 'expression' | 'rolls' | 'total'>;

/** The seed of the random stream: the seed, followed by the other player's word. */
export function streamSeed({ seed, word }: Pick<AskedRoll, 'seed' | 'word'>): string {
  return word === '' ? seed : `${seed}:${word}`;
}

/** Makes a roll: all expressions and their repetitions in turn from one random stream. */
export function rollAsked(asked: AskedRoll): RollOutcome {
  const { expression, further, edge, dc, seed, word } = asked;
  const random = createRandom(streamSeed(asked));
  const first = rollTimes(expression, asked, random);
  const hasD20 = [expression, ...further].some(({ root }) => diceIn(root).some(isSingleD20));
  return {
    ...first,
    edge,
    dc,
    seed,
    word,
    successes: dc === null ? null : first.rolls.filter(({ success }) => success).length,
    note: edge === null || hasD20 ? null : `There is no single d20 here: ${edge} changes nothing.`,
    further: further.map((one) => rollTimes(one, { ...asked, dc: null }, random)),
  };
}

function rollTimes(
  expression: DiceExpression,
  { times, edge, dc }: Pick<AskedRoll, 'times' | 'edge' | 'dc'>,
  random: Random,
): FurtherRoll {
  const coin = isCoin(expression);
  const rolls = Array.from({ length: times }, (): RolledOnce => {
    const result = rollDice(expression, random, { advantage: edge });
    const { total, parts, byLabel, text } = result;
    return {
      total,
      text,
      byLabel,
      dice: parts.slice(0, ROLL_LIMITS.shown),
      more: Math.max(0, parts.length - ROLL_LIMITS.shown),
      says: coin ? (total === 1 ? 'heads' : 'tails') : naturalWords(result),
      success: dc === null ? null : total >= dc,
    };
  });
  const total = tidy(rolls.reduce((sum, one) => sum + one.total, 0));
  return { expression: formatDice(expression), rolls, total };
}

/** A single two-sided die is a coin: 1 is heads. */
function isCoin({ root }: DiceExpression): boolean {
  return root.kind === 'dice' && root.sides === 2 && root.howMany === 1 && root.tally === null;
}

function naturalWords({ naturalTwenty, naturalOne }: RollResult): string | null {
  if (naturalTwenty) return 'natural 20';
  return naturalOne ? 'natural 1' : null;
}
