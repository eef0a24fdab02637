import {
  type Circumstances,
  circumstancesOf,
  type DiceExpression,
  type DiceNode,
  type RollOptions,
} from '../text/expression';
import { DICE_LIMITS } from '../text/limits';
import { call, multiply, tidy } from '../throw/roll';
import { added, type Chances, certain, changed, combined, type Steps } from './chances';
import { chosenChances } from './choice-chances';
import { poolChances, type Refusal } from './pool-chances';

/** The limits of a distribution: work steps, and number of different totals. */
export type Budget = { steps: number; values: number };

/** Every total with its probability, in rising order, or why there is none. */
export type DiceDistribution =
  | { ok: true; values: Map<number, number>; mean: number; min: number; max: number }
  | { ok: false; reason: Refusal };

/**
 * The exact probability of every total, up to floating-point rounding. Explosions are followed until the remaining
 * probability is below 10⁻¹⁵, so `max` is then the highest total listed; where dice explode so readily that their limit
 * would matter, the reason is "unbounded". Pass a smaller `budget` for requests from anonymous visitors.
 */
export function distributionOf(
  expression: DiceExpression,
  options: RollOptions = {},
  budget: Budget = DICE_LIMITS,
): DiceDistribution {
  const steps = { left: budget.steps };
  const chances = chancesOf(expression.root, circumstancesOf(expression, options), steps);
  if (typeof chances === 'string') return { ok: false, reason: chances };
  if (chances.size > budget.values) return { ok: false, reason: 'too-large' };
  const sorted = [...changed(chances, tidy)].sort(([one], [other]) => one - other);
  return {
    ok: true,
    values: new Map(sorted),
    mean: sorted.reduce((sum, [value, chance]) => sum + value * chance, 0),
    min: sorted[0]?.[0] ?? 0,
    max: sorted.at(-1)?.[0] ?? 0,
  };
}

/** The distribution of a node; different nodes hold different dice, and are independent. */
export function chancesOf(
  node: DiceNode,
  circumstances: Circumstances,
  steps: Steps,
): Chances | Refusal {
  switch (node.kind) {
    case 'number':
      return certain(node.value);
    case 'label':
      return chancesOf(node.of, circumstances, steps);
    case 'dice': {
      const once = poolChances(node, circumstances, steps);
      if (typeof once === 'string' || !circumstances.critical) return once;
      return added(once, once, steps) ?? 'too-large';
    }
    case 'minus':
      return mapped(chancesOf(node.of, circumstances, steps), (value) => -value);
    case 'power':
      return mapped(chancesOf(node.base, circumstances, steps), (value) => value ** node.exponent);
    case 'sum':
      return folded(
        node.terms.map(({ minus, of }) => {
          const term = chancesOf(of, circumstances, steps);
          return minus ? mapped(term, (value) => -value) : term;
        }),
        (one, other) => added(one, other, steps),
      );
    case 'product':
      return folded(
        [chancesOf(node.left, circumstances, steps), chancesOf(node.right, circumstances, steps)],
        (one, other) => combined(one, other, (a, b) => multiply(node.sign, a, b), steps),
      );
    case 'call': {
      const values = node.of.map((each) => chancesOf(each, circumstances, steps));
      if (values.length === 1)
        return mapped(values[0] ?? 'too-large', (value) => call(node.name, [value]));
      return folded(values, (one, other) =>
        combined(one, other, (a, b) => call(node.name, [a, b]), steps),
      );
    }
    case 'set': {
      const groups: { howMany: number; chances: Chances }[] = [];
      for (const item of node.items) {
        const chances = chancesOf(item, circumstances, steps);
        if (typeof chances === 'string') return chances;
        groups.push({ howMany: 1, chances });
      }
      return chosenChances(groups, node, node.ranks, false, steps) ?? 'too-large';
    }
  }
}

function mapped(of: Chances | Refusal, change: (value: number) => number): Chances | Refusal {
  return typeof of === 'string' ? of : changed(of, change);
}

function folded(
  all: readonly (Chances | Refusal)[],
  join: (one: Chances, other: Chances) => Chances | null,
): Chances | Refusal {
  let [result = 'too-large', ...rest] = all;
  for (const next of rest) {
    if (typeof result === 'string') return result;
    if (typeof next === 'string') return next;
    result = join(result, next) ?? 'too-large';
  }
  return result;
}
