import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { endWhere } from './over';

/** What lasted is over: escaped from, dispelled, or taken away by hand. */
export function foldLastingEnds(
  fight: Fight,
  deed: DeedOf<'lasting-ends'>,
  _event: FightEvent,
): Fight {
  return endWhere(fight, ({ id }, bearer) =>
    deed.ended.some(({ who, lasting }) => who === bearer.id && lasting === id),
  );
}
