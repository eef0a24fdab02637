import type { Combatant, Fight } from '../log/state';
import { asked } from '../people/due';
import { combatantsOf, hasTurns } from '../people/people';

/**
 * Adds a pending item for each aura that may affect the members of a row at the start or end of its turn, their own
 * auras and others'; the game master decides who is within. The dead have no auras.
 */
export function aurasTold(fight: Fight, members: readonly Combatant[], at: 'start' | 'end'): Fight {
  const touched = members.filter((one) => one.kind === 'creature');
  if (touched.length === 0) return fight;
  let after = fight;
  for (const source of combatantsOf(fight)) {
    if (source.sheet.auras.length === 0 || !hasTurns(source)) continue;
    for (const [index, aura] of source.sheet.auras.entries()) {
      const own = aura.at === `own-turn-${at}` && touched.includes(source);
      const others = touched.filter((one) => one !== source);
      if (!own && (aura.at !== `others-turn-${at}` || others.length === 0)) continue;
      const first = own ? source : others.length === 1 ? others[0] : undefined;
      const reach = aura.feet > 0 ? `${aura.name} (${aura.feet} ft.)` : aura.name;
      after = asked(after, {
        id: `aura:${source.id}:${index}:${at}`,
        who: first?.id ?? null,
        kind: 'aura',
        of: source.id,
        text: aura.text ? `${reach}: ${aura.text}` : reach,
      });
    }
  }
  return after;
}
