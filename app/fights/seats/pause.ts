import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/**
 * Pauses or resumes the fight; resuming moves the start of the turn and of the fight forward by the length of the
 * pause.
 */
export function foldPause(fight: Fight, { on }: DeedOf<'pause'>, { at }: FightEvent): Fight {
  const { paused = null } = fight;
  if (on) return paused === null ? { ...fight, paused: { since: at } } : fight;
  if (paused === null) return fight;
  // Devices' clocks may differ, so the length must not become negative.
  const stood = Math.max(0, at - paused.since);
  const later = (since: number | null) => (since === null ? null : since + stood);
  return {
    ...fight,
    paused: null,
    turnSince: later(fight.turnSince),
    since: later(fight.since),
  };
}
