import type { Fight } from '../log/state';
import { asked } from '../people/due';
import { changed, changedAll, combatantsOf, hasTurns } from '../people/people';
import type { Reminder } from '../sheet/sheet';

/** A round begins: who was to arrive by now does, what was to be said in it is said, and the table that rolls anew is asked to. */
export function startRound(fight: Fight, round: number): Fight {
  const arriving = combatantsOf(fight).filter(
    (one) => one.place === 'waiting' && one.arrives !== null && one.arrives <= round,
  );
  let after = changedAll(
    { ...fight, round, turn: null },
    arriving.map((one) => one.id),
    (one) => ({ ...one, place: 'order' }),
  );
  for (const one of arriving) {
    after = asked(after, { id: `arrival:${one.id}`, who: one.id, kind: 'arrival', text: one.name });
  }
  after = remindedOf(after, null, 'round');
  for (const one of combatantsOf(after)) {
    if (one.sheet.reminders.length > 0 && hasTurns(one)) after = remindedOf(after, one.id, 'round');
  }
  return fight.settings.reroll === 'ask' && round > 1
    ? asked(after, { id: 'reroll', who: null, kind: 'reroll' })
    : after;
}

/** Says what somebody (null: the table) is to be reminded of at this moment; what is said once is gone then. */
export function remindedOf(fight: Fight, who: string | null, at: Reminder['at']): Fight {
  const list = who === null ? fight.reminders : (fight.combatants[who]?.sheet.reminders ?? []);
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
