import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** What lasted is over. */
export function foldLastingEnds(
  fight: Fight,
  _deed: DeedOf<'lasting-ends'>,
  _event: FightEvent,
): Fight {
  return fight;
}
