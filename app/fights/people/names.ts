import type { Combatant, Fight } from '../log/state';
import { changed, combatantsOf } from './people';

/**
 * Chooses the name of a joining combatant: plain if unique; the second becomes "Goblin 2" and the first "Goblin 1".
 * Numbers stay when a combatant leaves and are not used again.
 */
export function named(fight: Fight, base: string): { fight: Fight; name: string } {
  const alike = combatantsOf(fight).filter((one) => baseOf(one) === base);
  const taken = new Set(combatantsOf(fight).map((one) => one.name));
  if (alike.length === 0 && !taken.has(base)) return { fight, name: base };
  let last = 0;
  for (const one of alike) last = Math.max(last, numberOf(one.name, base));
  const next = (): string => {
    do last += 1;
    while (taken.has(`${base} ${last}`));
    return `${base} ${last}`;
  };
  let after = fight;
  for (const one of alike) {
    if (one.name !== base) continue;
    const name = next();
    after = changed(after, one.id, (combatant) => ({ ...combatant, name }));
  }
  return { fight: after, name: next() };
}

/** The name before numbering: that of its own sheet, whatever its current shape. */
function baseOf(combatant: Combatant): string {
  return (combatant.formerShape?.sheet ?? combatant.sheet).name;
}

function numberOf(name: string, base: string): number {
  if (!name.startsWith(`${base} `)) return 0;
  const rest = name.slice(base.length + 1);
  return /^\d{1,4}$/.test(rest) ? Number(rest) : 0;
}

/** "Goblin" for "Goblin 3". */
export function unnumbered(name: string): string {
  return name.replace(/ \d{1,4}$/, '');
}
