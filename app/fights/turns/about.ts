import type { DeedOf, FightEvent } from '../log/deeds';
import { joined, notesOf, signOf } from '../log/notes';
import type { Fight } from '../log/state';
import { answered } from '../people/due';
import { changed } from '../people/people';
import { MOST_REMINDERS } from '../sheet/most-reminders';
import type { Reminder } from '../sheet/sheet';

/** Sets the fight's name. */
export function foldName(fight: Fight, deed: DeedOf<'name'>, _event: FightEvent): Fight {
  return { ...fight, name: deed.name };
}

/** Changes the fight's settings. */
export function foldSet(fight: Fight, deed: DeedOf<'set'>, _event: FightEvent): Fight {
  const given = Object.entries(deed.settings).filter(([, value]) => value !== undefined);
  return { ...fight, settings: { ...fight.settings, ...Object.fromEntries(given) } };
}

/** Ends the fight: stores its experience and removes all pending items. */
export function foldEnd(fight: Fight, deed: DeedOf<'end'>, event: FightEvent): Fight {
  return { ...fight, ended: { xp: deed.xp, sharedBy: deed.sharedBy, at: event.at }, due: [] };
}

/** Sets the notes; those that another device typed meanwhile stay before them. */
export function foldNotes(fight: Fight, deed: DeedOf<'notes'>, _event: FightEvent): Fight {
  const before = notesOf(fight);
  const notes = signOf(before) === deed.over ? deed.text : joined(before, deed.text);
  return { ...fight, notes };
}

/** Adds the treasure of an encounter. */
export function foldTreasure(fight: Fight, deed: DeedOf<'treasure'>, _event: FightEvent): Fight {
  return { ...fight, treasure: joined(fight.treasure ?? '', deed.text) };
}

/** Adds a reminder to a combatant (null: to the fight). */
export function foldRemind(fight: Fight, deed: DeedOf<'remind'>, _event: FightEvent): Fight {
  if (deed.who === null) {
    return { ...fight, reminders: reminded(fight.reminders, deed.reminder) };
  }
  return changed(fight, deed.who, (one) => ({
    ...one,
    sheet: { ...one.sheet, reminders: reminded(one.sheet.reminders, deed.reminder) },
  }));
}

function reminded(list: readonly Reminder[], reminder: Reminder): Reminder[] {
  const others = list.filter((one) => one.id !== reminder.id);
  return others.length >= MOST_REMINDERS ? [...list] : [...others, reminder];
}

/** Removes a reminder. */
export function foldRemindNoMore(
  fight: Fight,
  deed: DeedOf<'remind-no-more'>,
  _event: FightEvent,
): Fight {
  const rest = (list: readonly Reminder[]) => list.filter((one) => one.id !== deed.reminder);
  if (deed.who === null) return { ...fight, reminders: rest(fight.reminders) };
  return changed(fight, deed.who, (one) => ({
    ...one,
    sheet: { ...one.sheet, reminders: rest(one.sheet.reminders) },
  }));
}

/** Removes a pending item without a roll. */
export function foldDismiss(fight: Fight, deed: DeedOf<'dismiss'>, _event: FightEvent): Fight {
  return answered(fight, (due) => due.id === deed.due);
}
