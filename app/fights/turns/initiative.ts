import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Counts as rolled, entered or set. */
export function foldInitiative(
  fight: Fight,
  _deed: DeedOf<'initiative'>,
  _event: FightEvent,
): Fight {
  return fight;
}

/** A row is moved by hand. */
export function foldMove(fight: Fight, _deed: DeedOf<'move'>, _event: FightEvent): Fight {
  return fight;
}
