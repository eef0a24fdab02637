import type { Random } from '../../random';
import { choose, scoreOf } from '../text/choice';
import {
  type Circumstances,
  circumstancesOf,
  type Dice,
  type DiceExpression,
  type DiceFunction,
  type DiceNode,
  type DiceSet,
  type RollOptions,
} from '../text/expression';
import { labelledTerms } from '../text/labels';
import { breakdown } from './breakdown';
import { type Hand, type RolledDie, throwPool } from './pool';

/** The result of a roll. */
export type RollResult = {
  total: number;
  /** Every die thrown, from left to right, dropped and rerolled ones included. */
  parts: RolledDie[];
  /** The total by label, in the order of the text; empty when nothing is labelled. */
  byLabel: { label: string; total: number }[];
  /** The roll as text, such as "2d6 (4, 5) + 3 = 12". */
  text: string;
  /** Whether the one d20 that counts shows 20, or 1. */
  naturalTwenty: boolean;
  naturalOne: boolean;
};

type Table = {
  hand: Hand;
  circumstances: Circumstances;
  parts: RolledDie[];
  pools: Map<Dice, RolledDie[]>;
  values: Map<DiceNode, number>;
  labels: Map<DiceNode, string | null>;
};

/** Rolls an expression with the given random source. Never throws, and always ends. */
export function rollDice(
  expression: DiceExpression,
  random: Random,
  options: RollOptions = {},
): RollResult {
  const terms = labelledTerms(expression.root);
  const table: Table = {
    hand: { random, thrown: 0 },
    circumstances: circumstancesOf(expression, options),
    parts: [],
    pools: new Map(),
    values: new Map(),
    labels: new Map(terms.map(({ node, label }) => [node, label])),
  };
  const total = tidy(valueAt(expression.root, table, null));
  const byLabel = new Map<string, number>();
  for (const { node, factor, label } of terms) {
    if (label === null) continue;
    byLabel.set(label, (byLabel.get(label) ?? 0) + factor * (table.values.get(node) ?? 0));
  }
  const twenties = table.parts.filter((die) => die.sides === 20 && die.kept);
  const [natural] = twenties.length === 1 ? twenties : [];
  return {
    total,
    parts: table.parts,
    byLabel: [...byLabel].map(([label, sum]) => ({ label, total: tidy(sum) })),
    text: `${breakdown(expression.root, table.circumstances, table.pools)} = ${readable(total)}`,
    naturalTwenty: natural?.face === 20,
    naturalOne: natural?.face === 1,
  };
}

/** Removes binary rounding errors from a total, so that 0.1 + 0.2 is 0.3. */
export function tidy(total: number): number {
  return Number.isInteger(total) ? total : Math.round(total * 1e9) / 1e9;
}

/** A total with at most three decimals. */
function readable(total: number): string {
  return String(Number(total.toFixed(3)));
}

function valueAt(node: DiceNode, table: Table, above: string | null): number {
  const label = table.labels.get(node) ?? above;
  // Adding zero turns −0 into 0.
  const value = find(node, table, label) + 0;
  table.values.set(node, value);
  return value;
}

function find(node: DiceNode, table: Table, above: string | null): number {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'dice':
      return throwDice(node, table, above);
    case 'label':
      return valueAt(node.of, table, node.label);
    case 'minus':
      return -valueAt(node.of, table, above);
    case 'sum':
      return node.terms.reduce((sum, { minus, of }) => {
        const value = valueAt(of, table, above);
        return minus ? sum - value : sum + value;
      }, 0);
    case 'product':
      return multiply(
        node.sign,
        valueAt(node.left, table, above),
        valueAt(node.right, table, above),
      );
    case 'power':
      return valueAt(node.base, table, above) ** node.exponent;
    case 'call':
      return call(
        node.name,
        node.of.map((each) => valueAt(each, table, above)),
      );
    case 'set':
      return chosen(
        node,
        node.items.map((item) => valueAt(item, table, above)),
      );
  }
}

function throwDice(dice: Dice, table: Table, label: string | null): number {
  let sum = 0;
  const pool: RolledDie[] = [];
  for (let time = 0; time < (table.circumstances.critical ? 2 : 1); time += 1) {
    const { total, thrown } = throwPool(dice, table.circumstances, table.hand, label);
    sum += total;
    pool.push(...thrown);
  }
  table.parts.push(...pool);
  table.pools.set(dice, pool);
  return sum;
}

/** The product, the quotient (not rounded: use floor for that) or the remainder of two numbers. */
export function multiply(sign: '*' | '/' | '%', left: number, right: number): number {
  if (sign === '*') return left * right;
  return sign === '/' ? left / right : left % right;
}

/** A function of dice notation; `round` rounds halves up. */
export function call(name: DiceFunction, values: readonly number[]): number {
  if (name === 'min' || name === 'max') return Math[name](...values);
  return Math[name](values[0] ?? 0);
}

/** The value of a list, given the values of its items. */
function chosen(set: DiceSet, values: readonly number[]): number {
  const kept = choose(set, set.ranks, values);
  return values.reduce(
    (sum, value, place) => (kept[place] ? sum + scoreOf(set.tally, value) : sum),
    0,
  );
}
