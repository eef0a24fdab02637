import { bytesOf } from './bytes-of';
import { FIGHT_LIMITS } from './fight-limits';

/** A step keeps room for what an event has around its deeds. */
const MOST_BYTES = FIGHT_LIMITS.eventBytes - 4096;

/** Cuts a list so that no part is longer or larger than an event takes. */
export function inSteps<Item>(items: readonly Item[], most: number): Item[][] {
  const steps: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const more = bytesOf(JSON.stringify(item)) + 64;
    const last = steps.at(-1);
    if (last && last.length < most && bytes + more <= MOST_BYTES) {
      last.push(item);
      bytes += more;
    } else {
      steps.push([item]);
      bytes = more;
    }
  }
  return steps;
}
