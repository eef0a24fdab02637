import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** The fight begins. */
export function foldBegin(fight: Fight, _deed: DeedOf<'begin'>, _event: FightEvent): Fight {
  return fight;
}

/** The turn passes on, or back. */
export function foldTurn(fight: Fight, _deed: DeedOf<'turn'>, _event: FightEvent): Fight {
  return fight;
}
