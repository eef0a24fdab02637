import type { Edition } from '~/rules/edition';
import type { Combatant } from '../log/state';
import { maximumOf } from '../people/people';

/** Limits hit points to the current maximum, with raises, drains and exhaustion included. */
export function capped(combatant: Combatant, edition: Edition): Combatant {
  const most = maximumOf(combatant, edition);
  return combatant.hitPoints > most ? { ...combatant, hitPoints: most } : combatant;
}
