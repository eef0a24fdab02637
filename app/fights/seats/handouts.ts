import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Most handouts in a fight; the oldest are removed. */
export const MOST_HANDOUTS = 12;

/** Shows a handout to all players, or to those who play one creature. */
export function foldHandout(fight: Fight, deed: DeedOf<'handout'>, _event: FightEvent): Fight {
  const { id, to, text, picture } = deed;
  if (text === '' && picture === null) return fight;
  const others = (fight.handouts ?? []).filter((one) => one.id !== id);
  return { ...fight, handouts: [...others, { id, to, text, picture }].slice(-MOST_HANDOUTS) };
}

/** Removes a handout. */
export function foldHandoutGone(
  fight: Fight,
  deed: DeedOf<'handout-gone'>,
  _event: FightEvent,
): Fight {
  const handouts = (fight.handouts ?? []).filter((one) => one.id !== deed.handout);
  return handouts.length === (fight.handouts ?? []).length ? fight : { ...fight, handouts };
}
