import type { Fight } from '../log/state';
import { asked } from '../people/due';
import { changed, combatantOf } from '../people/people';
import type { Reminder } from '../sheet/sheet';

/** Adds the reminders of a combatant (null: of the fight) for this moment; `once` reminders are then removed. */
export function remindedOf(fight: Fight, who: string | null, at: Reminder['at']): Fight {
  const list = who === null ? fight.reminders : (combatantOf(fight, who)?.sheet.reminders ?? []);
  const said = list.filter((one) => one.at === at && isTime(one, fight.round));
  if (said.length === 0) return fight;
  const after = said.reduce(
    (now, { id, text }) =>
      asked(now, { id: `reminder:${who ?? ''}:${id}`, who, kind: 'reminder', text }),
    fight,
  );
  if (!said.some((one) => one.once)) return after;
  const left = list.filter((one) => !one.once || !said.includes(one));
  if (who === null) return { ...after, reminders: left };
  return changed(after, who, (one) => ({ ...one, sheet: { ...one.sheet, reminders: left } }));
}

function isTime(reminder: Reminder, round: number): boolean {
  if (reminder.round === null) return true;
  return reminder.at === 'round' ? reminder.round === round : reminder.round <= round;
}

/** Adds the reminders for something that happened to a combatant: from its sheet and from the fight. */
export function remindedOfHarm(
  fight: Fight,
  who: string,
  at: 'damaged' | 'zero-hit-points' | 'dies',
): Fight {
  return remindedOf(remindedOf(fight, who, at), null, at);
}
