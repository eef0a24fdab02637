import type { Odds } from './asked-odds';
import { MOST_BARS } from './odds-limits';

/** A bar of the chart and a row of the table: one total, or several together. */
export type OddsBar = {
  /** "12", or "101 to 105". */
  readonly totals: string;
  readonly chance: number;
  readonly atLeast: number;
  /** Whether it is in the requested range. */
  readonly asked: boolean;
};

/** The position of a bar in the chart's units. */
export type BarPlace = { x: number; y: number; width: number; height: number };

/** The chart's units; the height leaves room for the numbers below. */
export const CHART = { width: 600, height: 220, floor: 196 } as const;

/** The bars of a distribution, in ascending order; with many totals several share a bar, and none is left out. */
export function barsOf({ totals, asked }: Odds): readonly OddsBar[] {
  const each = Math.ceil(totals.length / MOST_BARS);
  const bars: OddsBar[] = [];
  for (let from = 0; from < totals.length; from += each) {
    const some = totals.slice(from, from + each);
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last) break;
    bars.push({
      totals:
        first === last
          ? numberWords(first.total)
          : `${numberWords(first.total)} to ${numberWords(last.total)}`,
      chance: some.reduce((sum, { chance }) => sum + chance, 0),
      atLeast: first.atLeast,
      asked:
        asked !== null &&
        first.total >= (asked.from ?? first.total) &&
        last.total <= (asked.to ?? last.total),
    });
  }
  return bars;
}

/** The positions of a chart's bars. */
export function placesOf(bars: readonly OddsBar[]): readonly BarPlace[] {
  const most = Math.max(...bars.map(({ chance }) => chance));
  const step = CHART.width / bars.length;
  const gap = Math.min(4, step * 0.2);
  return bars.map(({ chance }, at) => {
    // A possible total is shown at least as a line.
    const height = Math.max(1, (chance / most) * (CHART.floor - 8));
    return {
      x: tenth(at * step + gap / 2),
      y: tenth(CHART.floor - height),
      width: tenth(Math.max(step - gap, 0.5)),
      height: tenth(height),
    };
  });
}

/** The key figures of a distribution, as label and value. */
export function oddsFacts({ minimum, maximum, mean, deviation, totals }: Odds): [string, string][] {
  return [
    ['Minimum', minimum === null ? 'no limit' : numberWords(minimum)],
    ['Maximum', maximum === null ? 'no limit' : numberWords(maximum)],
    ['Mean', numberWords(mean)],
    ['Deviation', numberWords(deviation)],
    ['Totals', String(totals.length)],
  ];
}

/** The requested probability: "15 or more: 30%, about 1 in 3.3". Null when none was requested. */
export function askedWords({ asked }: Odds): string | null {
  if (asked === null) return null;
  const { from, to, chance } = asked;
  const which =
    from === null
      ? `${numberWords(to ?? 0)} or less`
      : to === null
        ? `${numberWords(from)} or more`
        : from === to
          ? `exactly ${numberWords(from)}`
          : `${numberWords(from)} to ${numberWords(to)}`;
  const oneIn = chance > 0 && chance < 1 ? `, about 1 in ${numberWords(1 / chance, 1)}` : '';
  return `${which}: ${percentWords(chance)}${oneIn}`;
}

/** A probability from 0 to 1 as percent, with as many decimals as needed: "4.63%", "0.00013%". */
export function percentWords(chance: number): string {
  const percent = chance * 100;
  if (percent > 0 && percent < 0.01) return `${percent.toPrecision(2)}%`;
  // Never show 100% for something that can fail.
  if (percent > 99.995 && chance < 1 - 1e-12) return 'over 99.99%';
  return `${Number(percent.toFixed(2))}%`;
}

/** A number with at most `decimals` decimals and a typographic minus sign. */
export function numberWords(value: number, decimals = 3): string {
  return String(Number(value.toFixed(decimals))).replace('-', '−');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
