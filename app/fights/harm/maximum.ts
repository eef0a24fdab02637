import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** The maximum is raised or drained. */
export function foldMaximum(fight: Fight, _deed: DeedOf<'maximum'>, _event: FightEvent): Fight {
  return fight;
}

/** A change of the maximum is over. */
export function foldMaximumBack(
  fight: Fight,
  _deed: DeedOf<'maximum-back'>,
  _event: FightEvent,
): Fight {
  return fight;
}
