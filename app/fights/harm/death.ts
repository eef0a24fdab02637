import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** A death saving throw was rolled. */
export function foldDeathSave(
  fight: Fight,
  _deed: DeedOf<'death-save'>,
  _event: FightEvent,
): Fight {
  return fight;
}

/** Somebody dying is stable. */
export function foldStabilise(fight: Fight, _deed: DeedOf<'stabilise'>, _event: FightEvent): Fight {
  return fight;
}

/** Somebody dies: what it held by concentration ends, and what lasts while it stands. */
export function died(fight: Fight, _who: string): Fight {
  return fight;
}
