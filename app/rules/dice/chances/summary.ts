import { boundsOf } from '../text/bounds';
import {
  type Circumstances,
  circumstancesOf,
  type Dice,
  type DiceExpression,
  type DiceNode,
  edgeOn,
  type RollOptions,
} from '../text/expression';
import { explosionChance, faceRange, longestChain } from '../text/faces';
import { DICE_LIMITS } from '../text/limits';
import { tidy } from '../throw/roll';
import { type Chances, type Steps, spend } from './chances';
import { chancesOf, distributionOf } from './distribution';

/** The lowest total that can be rolled; −Infinity where exploding dice are subtracted without limit. */
export function minimumOf(expression: DiceExpression, options: RollOptions = {}): number {
  return endOf(expression, options, 'low', 'min');
}

/** The highest total that can be rolled; Infinity where dice explode without limit. */
export function maximumOf(expression: DiceExpression, options: RollOptions = {}): number {
  return endOf(expression, options, 'high', 'max');
}

function endOf(
  expression: DiceExpression,
  options: RollOptions,
  end: 'low' | 'high',
  listed: 'min' | 'max',
): number {
  const circumstances = circumstancesOf(expression, options);
  const chain = Number.POSITIVE_INFINITY;
  const bounds = boundsOf(expression.root, { circumstances, chain, known: new Map() });
  if (bounds.tight || !Number.isFinite(bounds[end])) return tidy(bounds[end]);
  // Use the loose bounds when the distribution is too large.
  const distribution = distributionOf(expression, options);
  return distribution.ok ? distribution[listed] : tidy(bounds[end]);
}

/** The mean total, not rounded; null where computing it costs too much. */
export function meanOf(expression: DiceExpression, options: RollOptions = {}): number | null {
  return meanAt(expression.root, circumstancesOf(expression, options), { left: DICE_LIMITS.steps });
}

/** The average as monsters and spells print it: the mean rounded down (SRD "Monsters", hit points and damage). */
export function averageOf(expression: DiceExpression, options: RollOptions = {}): number | null {
  const mean = meanOf(expression, options);
  // A rounding error must not make the mean of 3d4 a 7.
  return mean === null ? null : Math.floor(mean + 1e-9);
}

/** Means of independent values add and multiply; everything else needs the distribution. */
function meanAt(node: DiceNode, circumstances: Circumstances, steps: Steps): number | null {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'label':
      return meanAt(node.of, circumstances, steps);
    case 'minus': {
      const mean = meanAt(node.of, circumstances, steps);
      return mean === null ? null : 0 - mean;
    }
    case 'sum':
      return node.terms.reduce<number | null>((sum, { minus, of }) => {
        const mean = sum === null ? null : meanAt(of, circumstances, steps);
        return sum === null || mean === null ? null : sum + (minus ? -mean : mean);
      }, 0);
    case 'product': {
      if (node.sign === '%' || (node.sign === '/' && node.right.kind !== 'number')) break;
      const left = meanAt(node.left, circumstances, steps);
      const right = left === null ? null : meanAt(node.right, circumstances, steps);
      if (left === null || right === null) return null;
      return node.sign === '*' ? left * right : left / right;
    }
    case 'dice':
      if (isPlain(node) && edgeOn(node, circumstances) === null) {
        return plainMean(node) * (circumstances.critical ? 2 : 1);
      }
  }
  const chances = spend(steps, 1) ? chancesOf(node, circumstances, steps) : 'too-large';
  return typeof chances === 'string' ? null : meanOfChances(chances);
}

function meanOfChances(chances: Chances): number {
  return [...chances].reduce((sum, [value, chance]) => sum + value * chance, 0);
}

/** Whether the dice simply add up, apart from explosions. */
function isPlain(dice: Dice): boolean {
  const rerolls = dice.rerollOnce.length + dice.rerollUntil.length;
  const picky = dice.filters.length + dice.ranks.length > 0 || dice.tally !== null || dice.unique;
  return rerolls === 0 && !picky && dice.least === null && dice.most === null;
}

function plainMean(dice: Dice): number {
  const [first, last] = faceRange(dice.sides);
  const each = (first + last) / 2;
  if (dice.explosion === null) return dice.howMany * each;
  // The n-th extra die is thrown with the n-th power of the probability.
  const chance = explosionChance(dice);
  const cap = longestChain(dice, DICE_LIMITS.explosions);
  const extra = (chance * (1 - chance ** cap)) / (1 - chance || 1);
  const certainExtra = chance === 1 ? cap : extra;
  const less = dice.explosion.penetrating ? 1 : 0;
  return dice.howMany * (each + certainExtra * (each - less));
}
