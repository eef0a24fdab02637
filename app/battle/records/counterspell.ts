import type { Reaction } from '../sheet/deed';
import type { SpellCaster } from './spell-deeds';

/** Counterspell as a reaction, from the lowest slot that can cast it. */
export function counterspell(
  name: string,
  { ways: [way], modifier: check, dc }: Pick<SpellCaster, 'ways' | 'modifier' | 'dc'>,
): Reaction[] {
  if (!way) return [];
  const does = { is: 'counterspell' as const, level: way.slot, check, dc };
  return [{ key: 'spell-counterspell', name, costs: way.costs, on: 'spell', does }];
}
