import { foldText } from '~/compendium/records/text-fold';
import { spellsByIds } from '~/compendium/shelf/records.server';
import { rememberedMoves } from '~/fights/sheet/remembered-moves';
import type { SpellMove } from '~/fights/sheet/spell-move';
import type { Database } from '~/platform/database.server';
import type { Edition } from '~/rules/edition';
import { idsNamed } from './name-ids';

/** Most different names per lookup. */
export const MOST_SPELLS = 50;

/** Finds spells by name; the result's keys are the names as given, and unknown names are missing. */
export async function findSpells(
  db: Database,
  names: readonly string[],
  edition: Edition,
): Promise<Map<string, SpellMove>> {
  const asked = [...new Set(names)].slice(0, MOST_SPELLS).map((name) => ({
    name,
    // Spell names have no plural: try the name as given, in this edition and then in the other.
    ids: [...new Set(idsNamed(name, edition))].filter((id) => isSame(id, name)),
  }));
  const found = await spellsByIds(
    db,
    asked.flatMap(({ ids }) => ids),
  );
  const known = new Map(found.map((shelved) => [shelved.id, shelved]));
  const moves = new Map<string, SpellMove>();
  const moveOf = rememberedMoves();
  for (const { name, ids } of asked) {
    const first = ids.map((id) => known.get(id)).find((one) => one !== undefined);
    if (first) moves.set(name, moveOf(first.id, first.record));
  }
  return moves;
}

/** Leaves out ids of singular forms. */
function isSame(id: string, name: string): boolean {
  const slug = foldText(name).replaceAll(' ', '-');
  return id === name.trim().toLowerCase() || id === slug || id.startsWith(`${slug}.`);
}
