import { MOST_CARDS } from './print-cards';
import type { Card } from './set-cards';

/** Splits cards into files of at most 400; the cards of a spell stay together. */
export function cardParts(spells: readonly (readonly Card[])[]): Card[][] {
  const parts: Card[][] = [[]];
  for (const cards of spells) {
    const open = parts.at(-1);
    if (open && open.length + cards.length <= MOST_CARDS) open.push(...cards);
    else parts.push(cards.slice(0, MOST_CARDS));
  }
  return parts.filter((part) => part.length > 0);
}
