import { exhaustionEffect } from '~/rules/condition-effects';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { changed, combatantOf, maximumOf } from '../people/people';
import { dies } from './over';

/**
 * Levels of exhaustion come or go: from none to six, the sixth is death, and in SRD 5.1 the fourth halves the maximum of hit
 * points (SRD 5.1, "Exhaustion"; SRD 5.2.1, "Exhaustion [Condition]"). Those immune to it gain none.
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
