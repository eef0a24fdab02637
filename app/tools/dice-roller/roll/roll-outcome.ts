import { type DiceExpression, diceIn, isSingleD20 } from '~/rules/dice/text/expression';
import { formatDice } from '~/rules/dice/text/format';
import type { RolledDie } from '~/rules/dice/throw/pool';
import { type RollResult, rollDice, tidy } from '~/rules/dice/throw/roll';
import { createRandom } from '~/rules/random';
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
};

/** The seed of the random stream: the seed, followed by the other player's word. */
export function streamSeed({ seed, word }: Pick<AskedRoll, 'seed' | 'word'>): string {
  return word === '' ? seed : `${seed}:${word}`;
}

/** Makes a roll: all repetitions in turn from one random stream. */
export function rollAsked(asked: AskedRoll): RollOutcome {
  const { expression, edge, times, dc, seed, word } = asked;
  const random = createRandom(streamSeed(asked));
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
  const hasD20 = diceIn(expression.root).some(isSingleD20);
  return {
    expression: formatDice(expression),
    edge,
    dc,
    seed,
    word,
    rolls,
    total: tidy(rolls.reduce((sum, { total }) => sum + total, 0)),
    successes: dc === null ? null : rolls.filter(({ success }) => success).length,
    note: edge === null || hasD20 ? null : `There is no single d20 here: ${edge} changes nothing.`,
  };
}

/** A single two-sided die is a coin: 1 is heads. */
function isCoin({ root }: DiceExpression): boolean {
  return root.kind === 'dice' && root.sides === 2 && root.howMany === 1 && root.tally === null;
}

function naturalWords({ naturalTwenty, naturalOne }: RollResult): string | null {
  if (naturalTwenty) return 'natural 20';
  return naturalOne ? 'natural 1' : null;
}
