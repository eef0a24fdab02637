import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Somebody joins. */
export function foldAdd(fight: Fight, _deed: DeedOf<'add'>, _event: FightEvent): Fight {
  return fight;
}
