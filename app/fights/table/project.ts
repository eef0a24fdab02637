import type { Combatant, Fight, Row } from '../log/state';
import { shownMat } from '../mat/shown-mat';
import { combatantsOf } from '../people/people';
import { tableSettings } from '../seats/table-settings';
import { FIGHT_GROUNDS } from '../sheet/mark-looks';
import { wholeOrder } from '../turns/order';
import { publicId } from './public-id';
import { isSeen, seenWords } from './seen';
import { shownHandouts } from './shown-handouts';
import { type Showing, shownOne } from './shown-one';
import { shownRolls } from './shown-rolls';
import { shownSeat } from './shown-seat';
import { shownTokens } from './shown-tokens';
import type { ShownRow, TableView } from './table-view';

/** The device that a view is made for: its seat if any, and whether it could undo its last action. */
export type TableReader = {
  /** The secret from which the public ids are derived. */
  secret: string;
  seat: string | null;
  /** Milliseconds since the turn began, by the server's clock. */
  elapsed: number | null;
  undoable: boolean;
};

/**
 * Makes the view of a fight for a player's device. Hidden information is not included: no unseen combatants, no names
 * behind aliases, no numbers that the settings hide.
 */
export function projectTable(fight: Fight, reader: TableReader): TableView {
  const { secret, seat, undoable } = reader;
  const known = tableSettings(fight);
  const showing: Showing = {
    fight,
    settings: known,
    words: seenWords(fight, known),
    idOf: (id) => publicId(secret, id),
  };
  const rows = shownRows(showing);
  const { settings, round, turn } = fight;
  const at = round > 0 && turn !== null ? showing.idOf(turn) : null;
  const isThere = rows.some(({ id }) => id === at);
  return {
    v: 1,
    title: known.title,
    edition: settings.edition,
    round,
    over: fight.ended !== null,
    paused: (fight.paused ?? null) !== null,
    background: FIGHT_GROUNDS.find((ground) => ground === settings.background) ?? null,
    turn: {
      row: isThere ? at : null,
      unseen: at !== null && !isThere,
      // The turn timer of unseen rows would reveal how many there are.
      elapsed: round > 0 && isThere ? reader.elapsed : null,
      seconds: settings.turnSeconds,
    },
    rows,
    seat: shownSeat(seat, undoable, showing),
    handouts: shownHandouts(fight, { secret, seat }),
    mat: shownMat(fight.mat ?? null),
    tokens: shownTokens(fight, showing.idOf),
    rolls: shownRolls(fight, { secret, seat }, showing.words),
  };
}

/** The initiative order as players see it; rows without a visible member are left out. */
function shownRows(showing: Showing): readonly ShownRow[] {
  const seen = new Map<string, Combatant[]>();
  for (const one of combatantsOf(showing.fight)) {
    if (!isSeen(one, showing.fight)) continue;
    const beside = seen.get(one.row);
    if (beside) beside.push(one);
    else seen.set(one.row, [one]);
  }
  const inOrder = wholeOrder(showing.fight).flatMap((row) => {
    const members = seen.get(row.id);
    return members ? [{ row, members }] : [];
  });
  // Before initiative, the order by sheets would reveal information, so these rows are in joining order.
  const fresh = showing.fight.round === 0 ? inOrder.filter(({ row }) => row.count === null) : [];
  const joined = [...seen.keys()];
  fresh.sort((one, other) => joined.indexOf(one.row.id) - joined.indexOf(other.row.id));
  const rolled = inOrder.filter((one) => !fresh.includes(one));
  return [...rolled, ...fresh].map(({ row, members }) => shownRow(row, members, showing));
}

function shownRow(row: Row, members: readonly Combatant[], showing: Showing): ShownRow {
  const tellsCount = showing.settings.showsCounts || hasParty(members);
  return {
    id: showing.idOf(row.id),
    count: tellsCount ? row.count : null,
    delayed: row.delayed,
    ones: members.map((one) => shownOne(one, showing)),
  };
}

function hasParty(members: readonly Combatant[]): boolean {
  return members.some(({ side }) => side === 'party');
}
