import { heldByHand } from '../record/by-hand';
import type { Told } from './sheet';

/**
 * Builds a number with its parts: their sum, unless overridden (within the limits of its kind). Parts of 0 are omitted,
 * except the first.
 */
export function told(
  key: string,
  parts: Told['parts'],
  overrides: Readonly<Record<string, number>>,
): Told {
  const rule = parts.reduce((sum, { plus }) => sum + plus, 0);
  const set = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
  const byHand = set !== undefined;
  const value = byHand ? heldByHand(key, set) : rule;
  return {
    key,
    rule,
    byHand,
    value,
    parts: parts.filter(({ plus }, at) => at === 0 || plus !== 0),
  };
}
