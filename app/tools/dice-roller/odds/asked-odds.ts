import { type Budget, distributionOf } from '~/rules/dice/chances/distribution';
import { boundsOf } from '~/rules/dice/text/bounds';
import { circumstancesOf, type Edge } from '~/rules/dice/text/expression';
import { formatDice } from '~/rules/dice/text/format';
import { parseDice } from '~/rules/dice/text/parse';
import { typedRoll } from '../roll/typed-roll';

/** The typed query for odds: `?e=2d6&from=7&to=9`. */
export type TypedOdds = {
  readonly e: string;
  readonly adv: boolean;
  readonly dis: boolean;
  readonly from: string;
  readonly to: string;
};

/** The exact odds of an expression. */
export type Odds = {
  readonly expression: string;
  readonly edge: Edge | null;
  /** Null when exploding dice have no limit on that side. */
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly mean: number;
  readonly deviation: number;
  /** Every total in ascending order, with its probability and that of at least this total. */
  readonly totals: readonly { total: number; chance: number; atLeast: number }[];
  /** The probability of the requested range: from a total, to one, or both. */
  readonly asked: { from: number | null; to: number | null; chance: number } | null;
};

export type OddsProblem = {
  readonly ok: false;
  readonly field: 'e' | 'from' | 'to';
  readonly problem: string;
  readonly position: number | null;
};

export type OddsReading = { readonly ok: true; readonly odds: Odds } | OddsProblem;

/** Reads a query for odds from a URL. */
export function typedOdds(params: URLSearchParams): TypedOdds {
  const { e, adv, dis } = typedRoll(params);
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 20);
  return { e, adv, dis, from: text('from'), to: text('to') };
}

/**
 * Computes the odds, or returns a sentence with the error: in the expression or bounds, or that the computation is
 * too expensive.
 */
export function readOdds(typed: TypedOdds, budget: Budget): OddsReading {
  const parsed = parseDice(typed.e);
  if (!parsed.ok) return wrong('e', parsed.problem, parsed.position);
  const from = readBound(typed.from);
  if (from === undefined) return wrong('from', BOUND);
  const to = readBound(typed.to);
  if (to === undefined) return wrong('to', BOUND);
  if (from !== null && to !== null && from > to) {
    return wrong('to', `“At most” is not below “at least”: write ${from} or more.`);
  }
  const edge = typed.adv === typed.dis ? null : typed.adv ? 'advantage' : 'disadvantage';
  const options = { advantage: edge } as const;
  const told = distributionOf(parsed.roll, options, budget);
  if (!told.ok) return wrong('e', REFUSALS[told.reason], 0);
  const { mean } = told;
  let [above, square] = [1, 0];
  const totals = [...told.values].map(([total, chance]) => {
    const atLeast = Math.min(1, Math.max(0, above));
    above -= chance;
    square += chance * (total - mean) ** 2;
    return { total, chance, atLeast };
  });
  const chain = Number.POSITIVE_INFINITY;
  const circumstances = circumstancesOf(parsed.roll, options);
  const bounds = boundsOf(parsed.roll.root, { circumstances, chain, known: new Map() });
  const within = ({ total }: { total: number }) =>
    total >= (from ?? total) && total <= (to ?? total);
  const chance = totals.filter(within).reduce((sum, one) => sum + one.chance, 0);
  return {
    ok: true,
    odds: {
      expression: formatDice(parsed.roll),
      edge,
      mean,
      totals,
      minimum: Number.isFinite(bounds.low) ? told.min : null,
      maximum: Number.isFinite(bounds.high) ? told.max : null,
      deviation: Math.sqrt(square),
      asked: from === null && to === null ? null : { from, to, chance: Math.min(1, chance) },
    },
  };
}

const BOUND = 'Write a number, such as 15 or -2.';

const REFUSALS = {
  unbounded: 'These dice explode so often that they hardly ever stop: there are no odds to show.',
  'too-large': 'Too many cases to count. Use fewer dice, or fewer sides.',
} as const;

/** Parses a bound; null when empty, undefined when it is not a number. */
function readBound(typed: string): number | null | undefined {
  if (typed === '') return null;
  return /^[-−+]?\d{1,9}(\.\d{1,3})?$/.test(typed) ? Number(typed.replace('−', '-')) : undefined;
}

function wrong(
  field: OddsProblem['field'],
  problem: string,
  position: number | null = null,
): OddsProblem {
  return { ok: false, field, problem, position };
}
