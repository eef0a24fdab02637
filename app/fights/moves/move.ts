import { foldEvent } from '../fold/fold-event';
import type { Deed } from '../log/deeds';
import type { Fight } from '../log/state';

/** What a press comes to: deeds for one event, or the sentence that says why it cannot be done. */
export type Move = readonly Deed[] | { problem: string };

/** Whether a move can be done. */
export function isPossible(move: Move): move is readonly Deed[] {
  return Array.isArray(move);
}

/** The fight as these deeds would leave it, for moves of several steps and for what is shown before it counts. */
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
