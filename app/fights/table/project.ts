import type { Combatant, Fight, Row } from '../log/state';
import { combatantsOf } from '../people/people';
import { tableSettings } from '../seats/table-settings';
import { FIGHT_GROUNDS } from '../sheet/mark-looks';
import { wholeOrder } from '../turns/order';
import { publicId } from './public-id';
import { isSeen, seenWords } from './seen';
import { shownHandouts } from './shown-handouts';
import { type Showing, shownOne } from './shown-one';
import { shownSeat } from './shown-seat';
import type { ShownRow, TableView } from './table-view';

/** Whose device asks: its seat, if it has one, and whether that could take back what it did last. */
export type TableReader = {
  /** The table's own, for the ids. */
  secret: string;
  seat: string | null;
  /** Milliseconds that the turn has taken, by the server's clock. */
  elapsed: number | null;
  undoable: boolean;
};

/**
 * All that a player's device is told of a fight. What is hidden is not in it: neither whom players do not know of, nor a name
 * behind an alias, nor a number that the table keeps back.
 */
export function projectTable(fight: Fight, reader: TableReader): TableView {
  const { secret, seat, undoable } = reader;
  const known = tableSettings(fight);
  const showing: Showing = {
    ...{ fight, settings: known, words: seenWords(fight, known) },
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
      // The clock of turns that nobody sees would tell how many there are.
      elapsed: round > 0 && isThere ? reader.elapsed : null,
      seconds: settings.turnSeconds,
    },
    rows,
    seat: shownSeat(seat, undoable, showing),
    handouts: shownHandouts(fight, { secret, seat }),
  };
}

/** The order as players see it; rows of which they know nobody are not in it. */
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
  // Before anybody rolled, the order by their sheets would say something about them: they stand as they joined.
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
