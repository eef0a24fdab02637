import { type Circumstances, type Dice, type DiceNode, edgeOn } from '../text/expression';
import { formatNode, formatPool } from '../text/format';
import { DICE_LIMITS } from '../text/limits';
import type { RolledDie } from './pool';

/** The expression with each pool followed by what it showed: `4d6kh3 (6, 5, 3, 1 dropped) + 2`. */
export function breakdown(
  root: DiceNode,
  circumstances: Circumstances,
  pools: ReadonlyMap<Dice, readonly RolledDie[]>,
): string {
  return formatNode(root, (dice) => {
    const thrown = pools.get(dice) ?? [];
    const listed = thrown.slice(0, DICE_LIMITS.listed).map(dieInWords);
    if (thrown.length > listed.length) listed.push(`and ${thrown.length - listed.length} more`);
    const pool = formatPool({ ...dice, edge: edgeOn(dice, circumstances) });
    return `${pool}${circumstances.critical ? ' twice' : ''} (${listed.join(', ')})`;
  });
}

function dieInWords({ value, exploded, rerolled, kept, outcome }: RolledDie): string {
  if (rerolled) return `${value} rerolled`;
  const shown = exploded ? `${value}!` : String(value);
  if (!kept) return `${shown} dropped`;
  return outcome === null ? shown : `${shown} ${outcome}`;
}
