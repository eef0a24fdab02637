import { combatantOf } from '~/fights/people/people';
import { SEAT_ACTS, SHOWN_HIT_POINTS } from '~/fights/sheet/table-words';
import { seatRoll } from '~/fights/table/seat-attack';
import {
  type Asked,
  cutText,
  deeds,
  gone,
  linesOf,
  NOBODY,
  type Pressed,
  problem,
  text,
  theOne,
} from './asked';

const NO_WAY = 'Hit points are shown as a number, in words, as a bar, or hidden.';

/** A way to show hit points; null for an invalid value. */
function shownIn(asked: Asked, field: string) {
  return SHOWN_HIT_POINTS.find((one) => one === text(asked, field)) ?? null;
}

/** Sets what players see of the fight, and what seated players may do. */
export function playersSee(asked: Asked): Pressed {
  const partyHitPoints = shownIn(asked, 'party-hit-points');
  const otherHitPoints = shownIn(asked, 'other-hit-points');
  if (partyHitPoints === null || otherHitPoints === null) return problem(NO_WAY);
  return deeds({
    do: 'set',
    settings: {
      tableTitle: cutText(asked, 'table-title', 80) || null,
      partyHitPoints,
      otherHitPoints,
      showsConditions: text(asked, 'shows-conditions') !== '',
      showsCounts: text(asked, 'shows-counts') !== '',
      seatsMay: SEAT_ACTS.filter((act) => text(asked, `may-${act}`) !== ''),
    },
  });
}

/** Sets what players see of one creature: its alias, whether it is visible, and its hit points. */
export function playersSeeOne(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  const shownHitPoints = shownIn(asked, 'shown-hit-points');
  if (shownHitPoints === null && text(asked, 'shown-hit-points') !== '') return problem(NO_WAY);
  const revealOnTurn = text(asked, 'reveal-on-turn') !== '';
  return deeds({
    do: 'change',
    who: one.id,
    changes: {
      alias: cutText(asked, 'alias', 100) || null,
      // One to be revealed on its turn is hidden until then.
      hidden: text(asked, 'hidden') !== '' || revealOnTurn,
      revealOnTurn,
      shownHitPoints,
    },
  });
}

/** Rolls dice for the table to see, or for the game master alone. */
export function rollForTable(asked: Asked): Pressed {
  const dice = text(asked, 'dice');
  if (dice === '' || dice.length > 60) return problem('Type the dice, such as 1d20+5.');
  const what = cutText(asked, 'what', 80) || null;
  const secret = text(asked, 'secret') !== '';
  return seatRoll(null, { dice, what }, { seat: null, secret, random: asked.random });
}

/** Pauses or resumes as the form says, so that the second of two simultaneous presses changes nothing. */
export function pause(asked: Asked): Pressed {
  return deeds({ do: 'pause', on: text(asked, 'on') !== '' });
}

const AN_ID = /^[A-Za-z0-9_-]{1,40}$/;

/** Shows a message or picture to all players, or to those of one creature. */
export function handout(asked: Asked): Pressed {
  const words = linesOf(asked, 'handout', 2000);
  const picture = text(asked, 'picture');
  if (words === '' && picture === '') return problem('Type a message, or choose a picture.');
  if (picture !== '' && !AN_ID.test(picture)) return problem('That picture was not found.');
  const to = text(asked, 'to');
  if (to !== '' && (combatantOf(asked.fight, to)?.place ?? 'gone') === 'gone') {
    return problem('That character is no longer in the fight.');
  }
  const id = asked.newId();
  return deeds({ do: 'handout', id, to: to || null, text: words, picture: picture || null });
}

/** Removes a handout. */
export function handoutGone(asked: Asked): Pressed {
  const shown = text(asked, 'shown');
  if (!asked.fight.handouts?.some(({ id }) => id === shown)) return gone();
  return deeds({ do: 'handout-gone', handout: shown });
}
