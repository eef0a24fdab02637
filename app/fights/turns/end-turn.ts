import { atTurnEnd } from '../lasting/at-turn';
import { remindedOf } from '../lasting/reminded';
import type { Fight } from '../log/state';
import { changedAll, hasTurns, membersOf } from '../people/people';
import { aurasTold } from './auras';

/**
 * Ends a row's turn: effects that last until then end, and its members are no longer surprised (SRD 5.1, "Surprise").
 */
export function endTurn(fight: Fight, row: string): Fight {
  const members = membersOf(fight, row).filter(hasTurns);
  let after = changedAll(
    fight,
    members.map((one) => one.id),
    (one) => (one.hasActed && !one.surprised ? one : { ...one, hasActed: true, surprised: false }),
  );
  after = atTurnEnd(after, row);
  for (const one of members) after = remindedOf(after, one.id, 'turn-end');
  after = remindedOf(after, null, 'turn-end');
  return aurasTold(after, membersOf(after, row).filter(hasTurns), 'end');
}
