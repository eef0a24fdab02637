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
  /** The dice and what they showed: "4d6kh3 (6, 5, 3, 1 dropped) = 14". */
  readonly text: string;
  readonly dice: readonly RolledDie[];
  /** Dice beyond those that are shown one by one. */
  readonly more: number;
  readonly byLabel: RollResult['byLabel'];
  /** What is special about it: "natural 20", "heads". */
  readonly says: string | null;
  /** Whether it reached the DC; null where there is none. */
  readonly success: boolean | null;
};

/** What a roll came to. The same expression with the same seed and word always comes to the same. */
export type RollOutcome = {
  /** The expression as the notation writes it. */
  readonly expression: string;
  readonly edge: AskedRoll['edge'];
  readonly dc: number | null;
  readonly seed: string;
  readonly word: string;
  readonly rolls: readonly RolledOnce[];
  readonly total: number;
  readonly successes: number | null;
  /** What the roll could not do as asked, in a sentence. */
  readonly note: string | null;
};

/** The text that the stream of chance comes from: the seed, and after it the word of somebody else. */
export function streamSeed({ seed, word }: Pick<AskedRoll, 'seed' | 'word'>): string {
  return word === '' ? seed : `${seed}:${word}`;
}

/** Makes a roll: as many repetitions as asked, one after the other from one stream of chance. */
export function rollAsked(asked: AskedRoll): RollOutcome {
  const { expression, edge, times, dc, seed, word } = asked;
  const random = createRandom(streamSeed(asked));
  const coin = isCoin(expression);
  const rolls = Array.from({ length: times }, (): RolledOnce => {
    const result = rollDice(expression, random, { advantage: edge });
    const { total, parts, byLabel, text } = result;
    return {
      ...{ total, text, byLabel },
      dice: parts.slice(0, ROLL_LIMITS.shown),
      more: Math.max(0, parts.length - ROLL_LIMITS.shown),
      says: coin ? (total === 1 ? 'heads' : 'tails') : naturalWords(result),
      success: dc === null ? null : total >= dc,
    };
  });
  const hasD20 = diceIn(expression.root).some(isSingleD20);
  return {
    expression: formatDice(expression),
    ...{ edge, dc, seed, word, rolls },
    total: tidy(rolls.reduce((sum, { total }) => sum + total, 0)),
    successes: dc === null ? null : rolls.filter(({ success }) => success).length,
    note: edge === null || hasD20 ? null : `There is no single d20 here: ${edge} changes nothing.`,
  };
}

/** A die of two sides by itself is a coin: 1 is heads. */
function isCoin({ root }: DiceExpression): boolean {
  return root.kind === 'dice' && root.sides === 2 && root.howMany === 1 && root.tally === null;
}

function naturalWords({ naturalTwenty, naturalOne }: RollResult): string | null {
  if (naturalTwenty) return 'natural 20';
  return naturalOne ? 'natural 1' : null;
}
