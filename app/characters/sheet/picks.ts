import type { Choice } from '../book/feature';
import type { Asked } from './sheet';

/** The feat in a pick of an increase: 'feat:grappler' gives 'grappler'. */
export function featPicked(pick: string): string | null {
  return pick.startsWith('feat:') ? pick.slice(5) : null;
}

/** The valid picks of an increase: each increase is two abilities or one feat. Picks beyond the count are left out. */
function increases(picked: readonly string[], count: number): { worth: number; held: string[] } {
  const held: string[] = [];
  let worth = 0;
  for (const pick of picked) {
    const one = featPicked(pick) ? 1 : 0.5;
    if (worth + one > count) continue;
    worth += one;
    held.push(pick);
  }
  return { worth, held };
}

/** The picks of a choice that count; those beyond its number do not. */
export function heldPicks({ choice, count, picked }: Pick<Asked, 'choice' | 'count' | 'picked'>) {
  if (choice.asks === 'improvement') return increases(picked, count).held;
  if (choice.asks === 'background-abilities') return picked.slice(0, 3);
  return picked.slice(0, count);
}

/** The number of picks that are still missing; negative when there are too many. */
export function leftOf({ choice, count, picked }: Pick<Asked, 'choice' | 'count' | 'picked'>) {
  if (choice.asks === 'background-abilities')
    return picked.length > 3 ? 3 - picked.length : Math.max(0, 2 - picked.length);
  if (choice.asks !== 'improvement') return count - picked.length;
  const { worth, held } = increases(picked, count);
  return held.length < picked.length ? held.length - picked.length : Math.ceil(count - worth);
}

/** The picks of a choice without alternatives, such as a feat that a background gives; otherwise null. */
export function onlyPicks(choice: Choice, count: number): readonly string[] | null {
  if (choice.asks === 'feat' || choice.asks === 'language' || choice.asks === 'tool') {
    return Array.isArray(choice.from) && choice.from.length === count ? choice.from : null;
  }
  return null;
}
