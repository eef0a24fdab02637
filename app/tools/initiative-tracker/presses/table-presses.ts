import type { Deed } from '~/fights/log/deeds';
import { MOST_NOTES, notesOf, signOf } from '~/fights/log/notes';
import { groupBy } from '~/fights/moves/group-rows';
import { awardedXp } from '~/fights/people/awarded-xp';
import { FIGHT_GROUNDS } from '~/fights/sheet/mark-looks';
import { EDITIONS } from '~/rules/edition';
import {
  type Asked,
  cutText,
  deeds,
  linesOf,
  MOST_DEEDS,
  oneOf,
  type Pressed,
  problem,
  text,
  whole,
} from './asked';
import { stillLasting } from './lasting-presses';

/** Changes the fight's settings and name. */
export function settings(asked: Asked): Pressed {
  const name = cutText(asked, 'name', 100);
  const turnSeconds = whole(asked, 'turn-seconds', 0, 3600);
  if (turnSeconds === null) return problem('A turn has from 0 (no timer) to 3,600 seconds.');
  const how = oneOf(asked, 'initiative', ['group', 'each', 'side']);
  const grouped = how === asked.fight.settings.initiative ? [] : groupBy(asked.fight, how);
  if ('problem' in grouped) return grouped;
  if (grouped.length > MOST_DEEDS - 2) {
    return problem('Too many kinds of monsters to group at once.');
  }
  return deeds(
    ...grouped,
    ...(name === '' || name === asked.fight.name ? [] : [{ do: 'name' as const, name }]),
    {
      do: 'set',
      settings: {
        edition: oneOf(asked, 'edition', EDITIONS),
        reroll: oneOf(asked, 'reroll', ['never', 'ask', 'always']),
        ties: oneOf(asked, 'ties', ['dexterity', 'party']),
        turnSeconds,
        belowZero: text(asked, 'below-zero') !== '',
        massiveDamage: text(asked, 'massive-damage') !== '',
        rollsRecharge: oneOf(asked, 'recharge', ['rolled', 'asked']) === 'rolled',
        appliesAtOnce: text(asked, 'at-once') !== '',
        joinHidden: text(asked, 'join-hidden') !== '',
        joinAs: cutText(asked, 'join-as', 80) || null,
        ...(asked.form.has('background') ? { background: ground(asked) } : {}),
      },
    },
  );
}

/** The background; an unknown one is the default, candlelight. */
function ground(asked: Asked) {
  return FIGHT_GROUNDS.find((one) => one === text(asked, 'background')) ?? null;
}

/** Adds a note to the log. */
export function note(asked: Asked): Pressed {
  const words = cutText(asked, 'note', 1000);
  return words === ''
    ? problem('Type what the log should say.')
    : deeds({ do: 'note', text: words });
}

/** Sets the game master's notes, typed over those that the form was filled with. */
export function notes(asked: Asked): Pressed {
  const typed = Number(text(asked, 'over') || Number.NaN);
  const isSign = Number.isInteger(typed) && typed >= 0 && typed <= 0xffff_ffff;
  return deeds({
    do: 'notes',
    text: linesOf(asked, 'notes', MOST_NOTES),
    over: isSign ? typed : signOf(notesOf(asked.fight)),
  });
}

/** Removes the foes and keeps the party: as it is, or rested. */
export function sweep(how: 'clean' | 'clear') {
  return (): Pressed => deeds({ do: 'sweep', how });
}

/** Ends the fight, and with it, as the form says, its conditions, and the experience goes to the party. */
export function end(asked: Asked): Pressed {
  if (asked.fight.ended) return problem('The fight is over already.');
  const { xp, sharedBy } = awardedXp(asked.fight);
  return deeds(...(text(asked, 'end-lasting') === '' ? [] : lastingEnds(asked)), {
    do: 'end',
    xp,
    sharedBy: Math.max(1, sharedBy),
    ...(text(asked, 'award') === '' ? {} : { awards: true }),
  });
}

function lastingEnds(asked: Asked): Deed[] {
  const over = stillLasting('all')(asked);
  return 'problem' in over ? [] : [...over];
}

/** Undoes what the user did last. */
export function undo({ undoable }: Asked): Pressed {
  return undoable === null
    ? problem('You have nothing to undo.')
    : deeds({ do: 'undo', event: undoable });
}

/** Undoes one action of the user's own, with later ones standing. */
export function undoThis(asked: Asked): Pressed {
  const event = text(asked, 'event');
  const reason = asked.whyNotUndo?.(event) ?? null;
  return reason === null ? deeds({ do: 'undo', event }) : problem(reason);
}

export function redo({ redoable }: Asked): Pressed {
  return redoable === null
    ? problem('There is nothing to redo.')
    : deeds({ do: 'redo', event: redoable });
}

/** Dismisses a pending item. */
export function dismiss(asked: Asked): Pressed {
  const due = text(asked, 'due');
  return asked.fight.due.some(({ id }) => id === due)
    ? deeds({ do: 'dismiss', due })
    : problem('Already answered.');
}
