import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Everything stands still, or goes on: the turn's time and the fight's are put on by as long as it stood. */
export function foldPause(fight: Fight, { on }: DeedOf<'pause'>, { at }: FightEvent): Fight {
  const { paused = null } = fight;
  if (on) return paused === null ? { ...fight, paused: { since: at } } : fight;
  if (paused === null) return fight;
  // By the clock of who pressed, which another device may have set otherwise: never into the past.
  const stood = Math.max(0, at - paused.since);
  const later = (since: number | null) => (since === null ? null : since + stood);
  return {
    ...fight,
    paused: null,
    turnSince: later(fight.turnSince),
    since: later(fight.since),
  };
}
