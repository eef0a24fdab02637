import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** A save to end something was rolled. */
export function foldSaved(fight: Fight, _deed: DeedOf<'saved'>, _event: FightEvent): Fight {
  return fight;
}
