import { exhaustionEffect } from '~/rules/condition-effects';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { changed, combatantOf, maximumOf } from '../people/people';
import { dies } from './over';

/**
 * Changes exhaustion between 0 and 6; level 6 is death, and in SRD 5.1 level 4 halves the hit point maximum (SRD 5.1,
 * "Exhaustion"; SRD 5.2.1, "Exhaustion [Condition]"). Immune creatures gain none.
 */
export function foldExhaustion(
  fight: Fight,
  deed: DeedOf<'exhaustion'>,
  _event: FightEvent,
): Fight {
  const { edition } = fight.settings;
  return deed.who.reduce((now, who) => {
    const before = combatantOf(now, who);
    if (!before || before.kind === 'event' || before.death.state === 'dead') return now;
    if (deed.levels > 0 && before.sheet.conditionImmune.includes('exhaustion')) return now;
    const exhaustion = Math.max(0, Math.min(6, before.exhaustion + deed.levels));
    if (exhaustion === before.exhaustion) return now;
    const after = changed(now, who, (one) => {
      const tired = { ...one, exhaustion };
      return { ...tired, hitPoints: Math.min(one.hitPoints, maximumOf(tired, edition)) };
    });
    return exhaustionEffect(edition, exhaustion).dies ? dies(after, who) : after;
  }, fight);
}
