import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** A combatant is changed by hand. */
export function foldChange(fight: Fight, _deed: DeedOf<'change'>, _event: FightEvent): Fight {
  return fight;
}
