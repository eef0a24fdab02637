import type { Odds } from './asked-odds';
import { MOST_BARS } from './odds-limits';

/** A bar of the chart and a row of the table: one total, or several that stand together. */
export type OddsBar = {
  /** "12", or "101 to 105". */
  readonly totals: string;
  readonly chance: number;
  readonly atLeast: number;
  /** Whether it is of what was asked for. */
  readonly asked: boolean;
};

/** Where a bar stands in the chart, in its own units. */
export type BarPlace = { x: number; y: number; width: number; height: number };

/** The chart's own units; its height leaves room for the numbers below. */
export const CHART = { width: 600, height: 220, floor: 196 } as const;

/** The bars of a distribution, in rising order; of many totals several stand together, none is left out. */
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

/** Where the bars of a chart stand. */
export function placesOf(bars: readonly OddsBar[]): readonly BarPlace[] {
  const most = Math.max(...bars.map(({ chance }) => chance));
  const step = CHART.width / bars.length;
  const gap = Math.min(4, step * 0.2);
  return bars.map(({ chance }, at) => {
    // What can happen shows at least as a line.
    const height = Math.max(1, (chance / most) * (CHART.floor - 8));
    return {
      x: tenth(at * step + gap / 2),
      y: tenth(CHART.floor - height),
      width: tenth(Math.max(step - gap, 0.5)),
      height: tenth(height),
    };
  });
}

/** What a distribution is, in short words with their numbers. */
export function oddsFacts({ minimum, maximum, mean, deviation, totals }: Odds): [string, string][] {
  return [
    ['Minimum', minimum === null ? 'no limit' : numberWords(minimum)],
    ['Maximum', maximum === null ? 'no limit' : numberWords(maximum)],
    ['Mean', numberWords(mean)],
    ['Deviation', numberWords(deviation)],
    ['Totals', String(totals.length)],
  ];
}

/** The answer to what was asked for: "15 or more: 30 %, about 1 in 3.3". Null where nothing was. */
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

/** A chance of 0 to 1 in hundredths, as finely as it needs: "4.63 %", "0.00013 %". */
export function percentWords(chance: number): string {
  const percent = chance * 100;
  if (percent > 0 && percent < 0.01) return `${percent.toPrecision(2)} %`;
  // What may fail is never said to be certain.
  if (percent > 99.995 && chance < 1 - 1e-12) return 'over 99.99 %';
  return `${Number(percent.toFixed(2))} %`;
}

/** A number as people read it: at most so many decimals, and a real minus. */
export function numberWords(value: number, decimals = 3): string {
  return String(Number(value.toFixed(decimals))).replace('-', '−');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
