import { createRandom } from '~/rules/random';

/** The measured dice, by number of sides. */
export const MEASURED_SIDES = [2, 4, 6, 8, 10, 12, 20, 100] as const;

/** A million rolls of each die. */
export const MEASURED_THROWS = 1_000_000;

/** The seed of the published numbers: anyone who rolls with it gets the same. */
export const MEASURED_SEED = 'delvewright';

/** The measured rolls of a die: the count of each side, and the deviation from an even distribution. */
export type MeasuredDie = {
  readonly sides: number;
  readonly counts: readonly number[];
  /** Pearson's chi-square against equal probabilities. */
  readonly chiSquare: number;
  /** The probability, from 0 to 1, that fair dice deviate at least this much. */
  readonly chance: number;
};

/**
 * Rolls a die `throws` times with the same random generator as the dice roller; each kind of die has its own stream.
 */
export function measureDie(sides: number, seed: string, throws: number): MeasuredDie {
  const random = createRandom(`${seed}:d${sides}`);
  const counts = Array.from({ length: sides }, () => 0);
  for (let left = throws; left > 0; left -= 1) {
    const face = random.below(sides);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return { sides, counts, ...chiSquareOf(counts) };
}

/** The deviation of counts from an even distribution. */
export function chiSquareOf(counts: readonly number[]): { chiSquare: number; chance: number } {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const even = all / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
  return { chiSquare, chance: upperChance(chiSquare, counts.length - 1) };
}

/**
 * The probability that chi-square with this many degrees of freedom is at least this large: the upper incomplete
 * gamma function.
 */
export function upperChance(chiSquare: number, degrees: number): number {
  const [a, x] = [degrees / 2, chiSquare / 2];
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    // The series of the lower incomplete gamma function.
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; n < 1000 && term > sum * 1e-15; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return Math.max(0, 1 - front * sum);
  }
  // The continued fraction of the upper incomplete gamma function, by Lentz's method.
  let b = x + 1 - a;
  let [c, d] = [1e300, 1 / b];
  let result = d;
  for (let n = 1; n < 1000; n += 1) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    const change = c * d;
    result *= change;
    if (Math.abs(change - 1) < 1e-15) break;
  }
  return front * result;
}

/** The logarithm of the gamma function, by Stirling's series. */
function logGamma(value: number): number {
  let [shift, z] = [0, value];
  // The series is accurate from about 7.
  while (z < 10) {
    shift += Math.log(z);
    z += 1;
  }
  const square = 1 / (z * z);
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680))) / z;
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series - shift;
}
