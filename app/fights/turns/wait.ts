import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { changed } from '../people/people';
import { movedBefore } from './initiative';
import { rowOf, withRows } from './rows';

/** Sets or drops a readied action (SRD 5.1 and 5.2.1, "Ready"); it ends at the start of the combatant's next turn. */
export function foldReady(fight: Fight, deed: DeedOf<'ready'>, _event: FightEvent): Fight {
  return changed(fight, deed.who, (one) =>
    one.readied === deed.what ? one : { ...one, readied: deed.what },
  );
}

/** Takes a row out of the order until it returns: a common house rule, in neither SRD. */
export function foldDelay(fight: Fight, deed: DeedOf<'delay'>, _event: FightEvent): Fight {
  const row = rowOf(fight, deed.row);
  if (!row || row.delayed || fight.round === 0) return fight;
  return withRows(fight, [{ ...row, delayed: true }]);
}

/**
 * Returns a delayed row before the current row, where it acts from now on; effects at the start of its turn already
 * happened when it was due.
 */
export function foldUndelay(fight: Fight, deed: DeedOf<'undelay'>, _event: FightEvent): Fight {
  const row = rowOf(fight, deed.row);
  if (!row?.delayed) return fight;
  const back = withRows(fight, [{ ...row, delayed: false }]);
  return fight.turn === null ? back : movedBefore(back, row.id, fight.turn);
}
