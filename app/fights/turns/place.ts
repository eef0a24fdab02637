import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Somebody leaves the order or comes back to it. */
export function foldPlace(fight: Fight, _deed: DeedOf<'place'>, _event: FightEvent): Fight {
  return fight;
}

/** All but the party goes. */
export function foldSweep(fight: Fight, _deed: DeedOf<'sweep'>, _event: FightEvent): Fight {
  return fight;
}
