import { placesKept } from './choice';
import { type Circumstances, type Dice, type DiceSet, poolOf } from './expression';
import {
  countOf,
  endsOf,
  explodingFaces,
  type Faces,
  facesLeft,
  longestChain,
  sizeOf,
} from './faces';

/** Every total lies from `low` to `high`; `tight` when both can be rolled. */
export type Bounds = { low: number; high: number; tight: boolean };

/** The bounds of a list from those of its items. */
export function setBounds(set: DiceSet, items: readonly Bounds[]): Bounds {
  const size = items.length;
  if (set.tally !== null)
    return { low: set.tally.failure === null ? 0 : -size, high: size, tight: false };
  if (set.filters.length > 0) {
    return {
      low: items.reduce((sum, { low }) => sum + Math.min(0, low), 0),
      high: items.reduce((sum, { high }) => sum + Math.max(0, high), 0),
      tight: false,
    };
  }
  const { from, to } = placesKept(set.ranks, size);
  const kept = (ends: number[]): number =>
    ends
      .sort((one, other) => other - one)
      .slice(from, to)
      .reduce((sum, end) => sum + end, 0);
  return {
    low: kept(items.map(({ low }) => low)),
    high: kept(items.map(({ high }) => high)),
    tight: items.every(({ tight }) => tight),
  };
}

/** The bounds of some dice thrown once; `chain` is how many extra dice one die may cause, Infinity for no limit. */
export function diceBounds(dice: Dice, circumstances: Circumstances, chain: number): Bounds {
  const { howMany, ranks } = poolOf(dice, circumstances);
  const longest = longestChain(dice, chain);
  const [lowFace, highFace] = endsOf(facesLeft(dice));
  const plain = dice.tally === null && dice.filters.length === 0;
  if (dice.unique && plain) {
    const { from, to } = placesKept(ranks, howMany);
    const kept = to - from;
    // All faces differ: the kept dice show what lies beyond the dropped ones.
    const steps = (dropped: number): number => kept * dropped + (kept * (kept - 1)) / 2;
    return {
      low: kept * lowFace + steps(howMany - to),
      high: kept * highFace - steps(from),
      tight: true,
    };
  }
  if (dice.explosion !== null && plain && ranks.length === 0) {
    const one = chainBounds(dice, longest);
    return { low: one.low * howMany, high: one.high * howMany, tight: true };
  }
  const extra = dice.explosion?.style === 'compound' ? 0 : longest;
  const whole =
    dice.explosion?.style === 'compound'
      ? chainBounds(dice, longest)
      : {
          low: countOf(dice, lowFace) - (dice.explosion?.penetrating ? 1 : 0),
          high: countOf(dice, highFace),
        };
  const least = keptOf(dice, howMany, 0);
  const most = keptOf(dice, howMany, extra);
  if (dice.tally !== null) {
    return { low: dice.tally.failure === null ? 0 : -most, high: most, tight: false };
  }
  const low = dice.filters.length > 0 ? Math.min(0, whole.low) : whole.low;
  const high = dice.filters.length > 0 ? Math.max(0, whole.high) : whole.high;
  return {
    low: times(low, low < 0 ? most : least),
    high: times(high, high < 0 ? least : most),
    tight: plain && dice.explosion === null,
  };

  function keptOf(of: Dice, thrown: number, extraEach: number): number {
    const kept = (count: number): number => {
      const { from, to } = placesKept(ranks, count);
      return to - from;
    };
    if (Number.isFinite(extraEach)) return kept(thrown * (1 + extraEach));
    // Without a limit the number kept either settles or grows with every die.
    const settled = of.ranks.reduce((sum, { count }) => sum + count, thrown);
    return kept(settled * 2) === kept(settled * 2 + 1)
      ? kept(settled * 2)
      : Number.POSITIVE_INFINITY;
  }
}

/** A product in which zero times infinity is zero. */
function times(value: number, count: number): number {
  return value === 0 ? 0 : value * count;
}

/**
 * The bounds of a die with its extra dice: the sum is linear in their number, so its extremes are at zero, one or the
 * most extra dice.
 */
function chainBounds(dice: Dice, longest: number): { low: number; high: number } {
  const { explode, stop } = explodingFaces(dice);
  const less = dice.explosion?.penetrating ? 1 : 0;
  const counts = (faces: Faces): number[] =>
    sizeOf(faces) === 0 ? [] : endsOf(faces).map((face) => countOf(dice, face));
  const last = counts(facesLeft(dice));
  const stops = counts(stop);
  const sums = counts(explode).flatMap((first, side) => {
    const long = first + times(first - less, longest - 1) + (last[side] ?? 0) - less;
    return longest > 1 ? [first - less + (stops[side] ?? 0), long] : [long];
  });
  return { low: Math.min(...stops, ...sums), high: Math.max(...stops, ...sums) };
}
