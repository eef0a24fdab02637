import { bytesOf } from './bytes-of';
import { FIGHT_LIMITS } from './fight-limits';

/** Leaves room for the rest of the event around its deeds. */
const MOST_BYTES = FIGHT_LIMITS.eventBytes - 4096;

/** Splits a list into parts of at most `most` items that each fit into one event. */
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
