import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { endWhere } from './over';

/** Ends lasting effects: escaped from, dispelled, or removed by hand. */
export function foldLastingEnds(
  fight: Fight,
  deed: DeedOf<'lasting-ends'>,
  _event: FightEvent,
): Fight {
  return endWhere(fight, ({ id }, bearer) =>
    deed.ended.some(({ who, lasting }) => who === bearer.id && lasting === id),
  );
}
