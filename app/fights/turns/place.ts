import type { DeedOf, FightEvent } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { answered } from '../people/due';
import { rested } from '../people/joining';
import { changedAll, combatantsOf } from '../people/people';
import { freshRow, withoutEmptyRows } from './rows';

const PLACES = { pile: 'pile', gone: 'gone', back: 'order' } as const;

/**
 * Moves combatants to the pile, out of the fight, or back to the order; pending items of those who leave are removed.
 */
export function foldPlace(fight: Fight, deed: DeedOf<'place'>, _event: FightEvent): Fight {
  const place = PLACES[deed.where];
  const after = changedAll(fight, deed.who, (one) =>
    one.place === place ? one : { ...one, place, arrives: place === 'order' ? null : one.arrives },
  );
  if (deed.where === 'back') return after;
  const left = new Set(deed.who);
  return answered(after, (due) => due.who !== null && left.has(due.who));
}

/** Removes all but the party and resets the fight to before its beginning; `clear` also resets the party. */
export function foldSweep(fight: Fight, deed: DeedOf<'sweep'>, _event: FightEvent): Fight {
  const staying = combatantsOf(fight).filter(
    (one) => one.side === 'party' && one.kind === 'creature' && one.place !== 'gone',
  );
  const fresh = deed.how === 'clear';
  const combatants = staying.map((one) => (fresh ? madeFresh(one) : betweenFights(one)));
  const swept = withoutEmptyRows(
    { ...fight, combatants: Object.fromEntries(combatants.map((one) => [one.id, one])) },
    null,
  );
  const rows = Object.values(swept.rows).map((row) =>
    fresh ? { ...freshRow(row.id), losesTies: row.losesTies } : { ...row, delayed: false },
  );
  return {
    ...swept,
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
    round: 0,
    turn: null,
    turnBy: null,
    due: [],
    reminders: fresh ? [] : swept.reminders,
    turnSince: null,
    since: null,
    ended: null,
    // It was that of the foes who are gone.
    treasure: '',
  };
}

function madeFresh(one: Combatant): Combatant {
  const sheet = one.formerShape?.sheet ?? one.sheet;
  return {
    ...betweenFights(one),
    name: one.formerShape?.name ?? one.name,
    sheet,
    ...rested(sheet),
  };
}

/** Resets everything that belongs only to turns. */
function betweenFights(one: Combatant): Combatant {
  return {
    ...one,
    place: 'order',
    arrives: null,
    surprised: false,
    hasActed: false,
    reactionSpent: false,
    readied: null,
    hurtBy: [],
    tally: { dealt: 0, taken: 0, healed: 0, received: 0, felled: 0 },
  };
}
