import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Hit points come back. */
export function foldHeal(fight: Fight, _deed: DeedOf<'heal'>, _event: FightEvent): Fight {
  return fight;
}

/** Hit points come back to one, up to its maximum: whoever was down is up again, and what healing ends, ends. */
export function regained(fight: Fight, _who: string, _amount: number): Fight {
  return fight;
}
