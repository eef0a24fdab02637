import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { changed } from '../people/people';
import { movedBefore } from './initiative';
import { rowOf, withRows } from './rows';

/** Somebody readies an action, or lets it go (SRD 5.1 and 5.2.1, "Ready"); it lapses at the start of its next turn. */
export function foldReady(fight: Fight, deed: DeedOf<'ready'>, _event: FightEvent): Fight {
  return changed(fight, deed.who, (one) =>
    one.readied === deed.what ? one : { ...one, readied: deed.what },
  );
}

/** A row steps out of the order to come back later: a rule of many tables, in neither SRD. */
export function foldDelay(fight: Fight, deed: DeedOf<'delay'>, _event: FightEvent): Fight {
  const row = rowOf(fight, deed.row);
  if (!row || row.delayed || fight.round === 0) return fight;
  return withRows(fight, [{ ...row, delayed: true }]);
}

/** It comes back in before the row whose turn it is and acts there from now on; its turn's start was when it was due. */
export function foldUndelay(fight: Fight, deed: DeedOf<'undelay'>, _event: FightEvent): Fight {
  const row = rowOf(fight, deed.row);
  if (!row?.delayed) return fight;
  const back = withRows(fight, [{ ...row, delayed: false }]);
  return fight.turn === null ? back : movedBefore(back, row.id, fight.turn);
}
