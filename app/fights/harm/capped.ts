import type { Edition } from '~/rules/edition';
import type { Combatant } from '../log/state';
import { maximumOf } from '../people/people';

/** Somebody whose hit points are no more than its maximum as it is now, raised, drained or halved. */
export function capped(combatant: Combatant, edition: Edition): Combatant {
  const most = maximumOf(combatant, edition);
  return combatant.hitPoints > most ? { ...combatant, hitPoints: most } : combatant;
}
