import type { Fight } from '../log/state';
import { asked } from '../people/due';
import { changed, combatantOf } from '../people/people';
import type { Reminder } from '../sheet/sheet';

/**
 * Shows what somebody's sheet, or the fight, wants remembered when it is damaged, falls or dies. A reminder that is still open
 * is not shown twice; one that counts from a round on waits for it; one that is shown once is gone then.
 */
export function remindedOf(
  fight: Fight,
  who: string,
  at: 'damaged' | 'zero-hit-points' | 'dies',
): Fight {
  const combatant = combatantOf(fight, who);
  if (!combatant) return fight;
  const due = (one: Reminder) => one.at === at && (one.round === null || one.round <= fight.round);
  const used = (one: Reminder) => one.once && due(one);
  const own = combatant.sheet.reminders.filter(due);
  const common = fight.reminders.filter(due);
  if (own.length + common.length === 0) return fight;
  const shown = [...own, ...common].reduce(
    (now, { id, text }) =>
      asked(now, { id: `reminder:${who}:${at}:${fight.round}:${id}`, kind: 'reminder', who, text }),
    fight,
  );
  const left = common.some(used)
    ? { ...shown, reminders: fight.reminders.filter((one) => !used(one)) }
    : shown;
  if (!own.some(used)) return left;
  return changed(left, who, (one) => ({
    ...one,
    sheet: { ...one.sheet, reminders: one.sheet.reminders.filter((each) => !used(each)) },
  }));
}
