import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Somebody readies an action, or lets it go. */
export function foldReady(fight: Fight, _deed: DeedOf<'ready'>, _event: FightEvent): Fight {
  return fight;
}

/** A row steps out of the order to come back later. */
export function foldDelay(fight: Fight, _deed: DeedOf<'delay'>, _event: FightEvent): Fight {
  return fight;
}

/** A row comes back in before the row whose turn it is. */
export function foldUndelay(fight: Fight, _deed: DeedOf<'undelay'>, _event: FightEvent): Fight {
  return fight;
}
