import { heedMaximum } from '../lasting/over';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { changed, combatantOf } from '../people/people';
import { capped } from './capped';
import { mended } from './wounds';

/**
 * Raises the maximum (SRD 5.1 and 5.2.1, "Aid": hit points too) or drains it ("Life Drain": a maximum of 0 kills).
 * Each change id counts once per creature; ignored for the dead.
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

/** Removes a change of the maximum: hit points above the new maximum are lost, nothing else changes. */
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
