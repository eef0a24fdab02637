import { heedMaximum } from '../lasting/over';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { changed, combatantOf } from '../people/people';
import { capped } from './capped';
import { mended } from './wounds';

/**
 * The maximum is raised (SRD 5.1 and 5.2.1, "Aid": the hit points too) or drained ("Life Drain": it dies at a maximum of 0).
 * One change counts once on each creature, however often it is said; the dead have no use for it.
 */
export function foldMaximum(fight: Fight, deed: DeedOf<'maximum'>, _event: FightEvent): Fight {
  const { id, by, name, alsoNow } = deed.change;
  return deed.who.reduce((now, who) => {
    const before = combatantOf(now, who);
    if (!before || before.death.state === 'dead') return now;
    if (before.maximumChanges.some((one) => one.id === id)) return now;
    const after = changed(now, who, (one) => {
      const raised = { ...one, maximumChanges: [...one.maximumChanges, { id, by, name }] };
      const more = alsoNow && by > 0 && !one.sheet.uncounted;
      return capped(more ? mended(raised, by, now.settings) : raised, now.settings.edition);
    });
    return heedMaximum(after, who);
  }, fight);
}

/** A change of the maximum is over: what is above the maximum then is lost, and nothing else. */
export function foldMaximumBack(
  fight: Fight,
  deed: DeedOf<'maximum-back'>,
  _event: FightEvent,
): Fight {
  return deed.who.reduce((now, who) => {
    const after = changed(now, who, (one) => {
      const left = one.maximumChanges.filter(({ id }) => id !== deed.change);
      if (left.length === one.maximumChanges.length) return one;
      return capped({ ...one, maximumChanges: left }, now.settings.edition);
    });
    return heedMaximum(after, who);
  }, fight);
}
