import type { Fight } from '~/fights/log/state';
import { unnumbered } from '~/fights/people/names';
import { combatantsOf } from '~/fights/people/people';
import { type Asked, deeds, linesOf, type Pressed, problem } from './asked';

const LONGEST_LIST = 4000;
const HOW = 'Type names and initiative: “Mira 18, Goblins 12”.';
/** "Mira 18", "Mira: 18", "18 Mira". */
const NAMED = /^(?:(.+?)[\s:=]+([+−-]?\d{1,3})|([+−-]?\d{1,3})[\s:.)]+(.+))$/;

/** Sets several counts at once, one per line or separated by commas. Nothing is set if one entry cannot be read. */
export function initiativeList(asked: Asked): Pressed {
  const entries = linesOf(asked, 'initiatives', LONGEST_LIST)
    .split(/[\n,;]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return problem(HOW);
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const found = NAMED.exec(entry);
    const [, before, after = '', first = '', behind] = found ?? [];
    const name = (before ?? behind ?? '').trim();
    const count = Number((before === undefined ? first : after).replace('−', '-'));
    if (!found || count < -30 || count > 99) return problem(`“${entry.slice(0, 60)}”: ${HOW}`);
    const rows = rowsNamed(asked.fight, name);
    if (rows.length === 0) return problem(`No combatant is called “${name.slice(0, 60)}”.`);
    for (const row of rows) counts.set(row, count);
  }
  return deeds({
    do: 'initiative',
    counts: [...counts].map(([row, count]) => ({ row, count, dice: [], mode: 'roll' as const })),
  });
}

/**
 * The rows of a name: the exact combatant, else all of a kind ("Goblins" are Goblin 1 to 4), else the only one that
 * begins with it.
 */
function rowsNamed(fight: Fight, typed: string): string[] {
  const name = typed.toLowerCase();
  const here = combatantsOf(fight).filter(({ place }) => place === 'order');
  const rowsOf = (fits: (name: string) => boolean) => [
    ...new Set(here.filter((one) => fits(one.name.toLowerCase())).map(({ row }) => row)),
  ];
  const exact = rowsOf((other) => other === name);
  if (exact.length > 0) return exact;
  const kind = rowsOf((other) => [name, name.replace(/s$/, '')].includes(unnumbered(other)));
  if (kind.length > 0) return kind;
  const begun = rowsOf((other) => other.startsWith(name));
  return begun.length === 1 ? begun : [];
}
