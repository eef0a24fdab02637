import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Levels of exhaustion come or go. */
export function foldExhaustion(
  fight: Fight,
  _deed: DeedOf<'exhaustion'>,
  _event: FightEvent,
): Fight {
  return fight;
}
