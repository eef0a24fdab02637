import { fightPaths } from '~/fight-paths';
import type { SpellMove } from '~/fights/sheet/spell-move';
import { askJson } from '~/platform/ask-json';
import type { Edition } from '~/rules/edition';

const AT_ONCE = 40;

/** The spells that this page has fetched; a name without a record is stored as null. */
const known = new Map<string, SpellMove | null>();

function keyOf(name: string, edition: Edition): string {
  return `${edition} ${name.trim().toLowerCase()}`;
}

/** A fetched spell; null when there is none of this name, undefined when not fetched yet. */
export function spellKept(name: string, edition: Edition): SpellMove | null | undefined {
  return known.get(keyOf(name, edition));
}

/** Stores the spells that came with the page. */
export function keepSpells(spells: Readonly<Record<string, SpellMove>>, edition: Edition): void {
  for (const [name, spell] of Object.entries(spells)) known.set(keyOf(name, edition), spell);
}

/** Fetches unknown names; false when offline. */
export async function askSpells(names: readonly string[], edition: Edition): Promise<boolean> {
  const missing = [...new Set(names)].filter((name) => !known.has(keyOf(name, edition)));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const part = missing.slice(at, at + AT_ONCE);
    const search = new URLSearchParams(part.map((name) => ['name', name]));
    search.set('edition', edition);
    const answer = await askJson<{ spells: Record<string, SpellMove> }>(
      fightPaths.fightSpells(`?${search}`),
      AbortSignal.timeout(20_000),
    );
    if (answer.is !== 'here') return false;
    const { spells } = answer.value;
    for (const name of part) {
      known.set(keyOf(name, edition), Object.hasOwn(spells, name) ? (spells[name] ?? null) : null);
    }
  }
  return true;
}
