import type { SpellMove } from './spell-move';
import { spellMove } from './spell-moves';

/** Cache size: more than the spells of both books together. */
const MOST_REMEMBERED = 800;

/** Cache of what spells do, across requests: computing it takes longer than the rest of a page. */
const REMEMBERED = new Map<string, { text: string; move: SpellMove }>();

/**
 * Returns a cached `spellMove`: computes a spell again only when its record changes, and reads each record once
 * per returned function.
 */
export function rememberedMoves(): typeof spellMove {
  const seen = new Map<string, SpellMove>();
  return (id, record) => {
    const known = seen.get(id);
    if (known) return known;
    const text = JSON.stringify(record);
    const before = REMEMBERED.get(id);
    const move = before?.text === text ? before.move : spellMove(id, record);
    if (REMEMBERED.size >= MOST_REMEMBERED) REMEMBERED.clear();
    REMEMBERED.set(id, { text, move });
    seen.set(id, move);
    return move;
  };
}
