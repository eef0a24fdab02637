import { foldEvent } from '../fold/fold-event';
import type { Deed } from '../log/deeds';
import type { Fight } from '../log/state';

/** The result of a user action: deeds for one event, or a sentence why it is not possible. */
export type Move = readonly Deed[] | { problem: string };

/** Whether a move is possible. */
export function isPossible(move: Move): move is readonly Deed[] {
  return Array.isArray(move);
}

/** The fight after these deeds, for moves of several steps and for previews. */
export function afterDeeds(fight: Fight, deeds: readonly Deed[]): Fight {
  return deeds.length === 0
    ? fight
    : foldEvent(fight, {
        v: 1,
        id: 'shown',
        by: 'shown',
        at: fight.turnSince ?? 0,
        deeds: [...deeds],
      });
}
