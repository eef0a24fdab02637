import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Something was spent or given back. */
export function foldSpend(fight: Fight, _deed: DeedOf<'spend'>, _event: FightEvent): Fight {
  return fight;
}
