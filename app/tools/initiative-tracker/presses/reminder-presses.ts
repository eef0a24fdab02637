import { MOST_REMINDERS } from '~/fights/sheet/most-reminders';
import {
  type Asked,
  cutText,
  deeds,
  NOBODY,
  oneOf,
  type Pressed,
  problem,
  text,
  theOne,
  whole,
} from './asked';
import { REMINDED_AT } from './reminded-at';

/** Adds a reminder: for a combatant (`one`) at its moment, or for the fight after a number of rounds. */
export function remind(asked: Asked): Pressed {
  const words = cutText(asked, 'words', 400);
  if (words === '') return problem('Type what you want to be reminded of.');
  const kept = text(asked, 'one') === '' ? asked.fight : theOne(asked)?.sheet;
  if (kept && kept.reminders.length >= MOST_REMINDERS) {
    return problem(`There is room for ${MOST_REMINDERS} reminders. Remove one first.`);
  }
  const id = asked.newId();
  if (text(asked, 'one') === '') return remindTable(asked, { id, text: words });
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  const at = oneOf(asked, 'at', REMINDED_AT);
  const once = text(asked, 'once') !== '';
  return deeds({ do: 'remind', who: one.id, reminder: { id, at, round: null, once, text: words } });
}

/** Rounds count from now, or from round 1 if the fight has not begun. */
function remindTable(asked: Asked, { id, text: words }: { id: string; text: string }): Pressed {
  const rounds = whole(asked, 'rounds', 1, 900);
  if (rounds === null) return problem('After how many rounds? A whole number from 1 to 900.');
  const round = Math.min(999, Math.max(1, asked.fight.round) + rounds);
  return deeds({
    do: 'remind',
    who: null,
    reminder: { id, at: 'round', round, once: true, text: words },
  });
}

/** Removes a reminder. */
export function remindNoMore(asked: Asked): Pressed {
  const one = text(asked, 'one') === '' ? null : theOne(asked);
  const list = one ? one.sheet.reminders : asked.fight.reminders;
  const reminder = text(asked, 'reminder');
  if (!list.some(({ id }) => id === reminder)) return problem('Already removed.');
  return deeds({ do: 'remind-no-more', who: one?.id ?? null, reminder });
}
