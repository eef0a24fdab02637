import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Temporary hit points are given. */
export function foldShield(fight: Fight, _deed: DeedOf<'shield'>, _event: FightEvent): Fight {
  return fight;
}
