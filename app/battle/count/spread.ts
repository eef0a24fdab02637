import type { Share, Spread } from './battle-tally';

/** The share of successes with Wilson's 95% interval, which is accurate near 0 and 1, and for few fights. */
export function shareOf(hits: number, fights: number): Share {
  if (fights === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const share = hits / fights;
  const bottom = 1 + (z * z) / fights;
  const middle = (share + (z * z) / (2 * fights)) / bottom;
  const half =
    (z * Math.sqrt((share * (1 - share)) / fights + (z * z) / (4 * fights * fights))) / bottom;
  return {
    share,
    low: hits === 0 ? 0 : Math.max(0, middle - half),
    high: hits === fights ? 1 : Math.min(1, middle + half),
  };
}

/** The spread of values, from how often each cell occurred; `standsFor` gives the value of a cell. */
export function spreadOf(
  cells: ArrayLike<number>,
  standsFor: (cell: number) => number,
  mean: number,
): Spread {
  let all = 0;
  for (let cell = 0; cell < cells.length; cell += 1) all += cells[cell] ?? 0;
  const at = (share: number) => {
    let sum = 0;
    for (let cell = 0; cell < cells.length; cell += 1) {
      sum += cells[cell] ?? 0;
      if (sum > 0 && sum >= share * all) return standsFor(cell);
    }
    return standsFor(0);
  };
  return {
    mean,
    least: at(0),
    most: at(1),
    p5: at(0.05),
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p95: at(0.95),
  };
}
