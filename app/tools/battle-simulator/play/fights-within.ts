/** So many fights a form's answer plays at most. */
const MOST_FIGHTS = 2000;
/** A fight costs about as its creatures times its creatures: each looks at all others. 2,000 fights of twenty are the measure. */
const MOST_WORK = 2000 * 20 * 20;

/** How many fights of so many creatures fit into one answer of the Worker: 2,000, and fewer of great battles. */
export function fightsWithin(creatures: number): number {
  return Math.max(50, Math.min(MOST_FIGHTS, Math.floor(MOST_WORK / creatures ** 2)));
}
