import type { RolledDie } from '~/rules/dice/throw/pool';
import type { RollOutcome } from './roll-outcome';

/** A roll in one line, for screen readers and copying: "14. 4d6kh3 (6, 5, 3, 1 dropped) = 14". */
export function outcomeWords({ further, ...first }: RollOutcome): string {
  const others = further.map((one) => rollWords({ ...one, successes: null, dc: null }));
  return [rollWords(first), ...others].join('; ');
}

function rollWords({
  expression,
  rolls,
  total,
  successes,
  dc,
}: Pick<RollOutcome, 'expression' | 'rolls' | 'total' | 'successes' | 'dc'>): string {
  const [first] = rolls;
  if (rolls.length === 1 && first) {
    const reached = first.success === null ? '' : `, ${reachedWords(first.success, dc)}`;
    const says = first.says === null ? '' : `, ${first.says}`;
    return `${first.total}${says}${reached}. ${first.text}`;
  }
  const each = rolls.map((one) => one.total).join(', ');
  const counted = successes === null ? `, total ${total}` : `, ${successWords(successes, dc)}`;
  return `${rolls.length} times ${expression}: ${each}${counted}`;
}

/** Whether a roll reached its DC: "a success against DC 15". */
export function reachedWords(success: boolean, dc: number | null): string {
  return `a ${success ? 'success' : 'failure'} against DC ${dc}`;
}

/** How many rolls reached their DC: "3 successes against DC 15". */
export function successWords(successes: number, dc: number | null): string {
  return `${successes} ${successes === 1 ? 'success' : 'successes'} against DC ${dc}`;
}

/** Words beside a die's number for what happened to it; none for a die that simply counts. */
export function dieWords({ kept, rerolled, exploded, extra, outcome }: RolledDie): string[] {
  return [
    rerolled ? 'rerolled' : !kept && 'dropped',
    exploded && 'exploded',
    extra && 'extra',
    outcome,
  ].filter((word) => typeof word === 'string');
}
