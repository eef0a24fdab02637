import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** The fight is named. */
export function foldName(fight: Fight, _deed: DeedOf<'name'>, _event: FightEvent): Fight {
  return fight;
}

/** The table plays by other settings. */
export function foldSet(fight: Fight, _deed: DeedOf<'set'>, _event: FightEvent): Fight {
  return fight;
}

/** The fight is over. */
export function foldEnd(fight: Fight, _deed: DeedOf<'end'>, _event: FightEvent): Fight {
  return fight;
}

/** Somebody is to be reminded. */
export function foldRemind(fight: Fight, _deed: DeedOf<'remind'>, _event: FightEvent): Fight {
  return fight;
}

/** A reminder is taken away. */
export function foldRemindNoMore(
  fight: Fight,
  _deed: DeedOf<'remind-no-more'>,
  _event: FightEvent,
): Fight {
  return fight;
}

/** What was due is done with. */
export function foldDismiss(fight: Fight, _deed: DeedOf<'dismiss'>, _event: FightEvent): Fight {
  return fight;
}
