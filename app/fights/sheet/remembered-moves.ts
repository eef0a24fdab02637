import type { SpellMove } from './spell-move';
import { spellMove } from './spell-moves';

/** As many spells are remembered as both books have, and some more. */
const MOST_REMEMBERED = 800;

/** What spells do in a fight, for whoever asks next: working it out takes longer than all the rest of a page. */
const REMEMBERED = new Map<string, { text: string; move: SpellMove }>();

/** What a spell does, worked out once as long as its record stays the same; each record is looked at once by what this returns. */
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
