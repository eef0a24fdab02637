import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Somebody concentrates from now on. */
export function foldConcentrates(
  fight: Fight,
  _deed: DeedOf<'concentrates'>,
  _event: FightEvent,
): Fight {
  return fight;
}

/** The save to keep concentration was rolled. */
export function foldConcentrationSave(
  fight: Fight,
  _deed: DeedOf<'concentration-save'>,
  _event: FightEvent,
): Fight {
  return fight;
}

/** Concentration ends, and all that hangs on it. */
export function foldConcentrationEnds(
  fight: Fight,
  _deed: DeedOf<'concentration-ends'>,
  _event: FightEvent,
): Fight {
  return fight;
}
