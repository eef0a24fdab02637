import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Damage lands, with saves, resistances, temporary hit points and what falls because of it. */
export function foldHarm(fight: Fight, _deed: DeedOf<'harm'>, _event: FightEvent): Fight {
  return fight;
}
