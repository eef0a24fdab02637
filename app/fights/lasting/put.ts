import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Something lasts on somebody from now on. */
export function foldLasting(fight: Fight, _deed: DeedOf<'lasting'>, _event: FightEvent): Fight {
  return fight;
}
