import type { SeatIntent } from '~/fights/table/seat-intents';
import type { ShownHealth, ShownOne, ShownRow, TableView } from '~/fights/table/table-view';
import { squareName } from '~/rules/battle-grid';

/** "Round 3", or the state before or after a fight. */
export function roundWords({ round, over }: Pick<TableView, 'round' | 'over'>): string {
  if (over) return 'The fight is over';
  return round === 0 ? 'Before the fight' : `Round ${round}`;
}

/** The names of a row: "Goblin 1, Goblin 2". */
export function rowNames(row: ShownRow | null): string {
  const names = row?.ones.map(({ name }) => name) ?? [];
  return names.length > 3 ? `${names[0]} and ${names.length - 1} more` : names.join(', ');
}

/** The current row. */
export function turnRow({ rows, turn }: TableView): ShownRow | null {
  return rows.find(({ id }) => id === turn.row) ?? null;
}

/** The next row, as far as players can know: dead and delayed ones have no turn. */
export function nextRow({ rows, turn, round, over }: TableView): ShownRow | null {
  if (round === 0 || over || turn.unseen) return null;
  const at = rows.findIndex(({ id }) => id === turn.row);
  const coming = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  return coming.find(mayAct) ?? null;
}

function mayAct({ delayed, ones }: ShownRow): boolean {
  return !delayed && ones.some(({ state }) => state !== 'dead');
}

/** The current turn in words for everyone: "Mira’s turn", "Somebody else’s turn". */
export function turnWords(view: TableView): string {
  if (view.round === 0 || view.over) return roundWords(view);
  const names = rowNames(turnRow(view));
  if (names === '') return view.turn.unseen ? 'Somebody else’s turn' : 'The round begins';
  return `${names}’s turn`;
}

/** Hit points in words: "12/21 +5", "Bloodied", "7 tenths". */
export function healthWords(health: ShownHealth): string {
  switch (health.as) {
    case 'number':
      return `${health.now}/${health.maximum}${health.temporary > 0 ? ` +${health.temporary}` : ''}`;
    case 'words':
      return health.words;
    case 'bar':
      return health.tenths === 0
        ? 'Down'
        : health.tenths === 10
          ? 'Unhurt'
          : `${health.tenths} tenth${health.tenths === 1 ? '' : 's'}`;
  }
}

export const STATES: Readonly<Record<NonNullable<ShownOne['state']>, string | null>> = {
  up: null,
  dying: 'Dying',
  stable: 'Stable',
  dead: 'Dead',
};

/** Describes an action that waits to be sent. */
export function intentWords(intent: SeatIntent): string {
  switch (intent.is) {
    case 'claim':
      return 'Ask for a seat';
    case 'leave':
      return 'Leave the seat';
    case 'initiative':
      return intent.total === null ? 'Roll initiative' : `Initiative ${intent.total}`;
    case 'hurt':
      return `${intent.amount} ${intent.type ? `${intent.type} ` : ''}damage taken`;
    case 'heal':
      return `${intent.amount} hit points healed`;
    case 'temporary':
      return `${intent.amount} temporary hit points`;
    case 'death-save':
      return intent.die === null ? 'Roll a death save' : `Death save: ${intent.die}`;
    case 'condition':
      return `Now ${intent.condition}`;
    case 'condition-ends':
      return 'A condition ends';
    case 'slot':
      return `Level ${intent.level} slot ${intent.by > 0 ? 'spent' : 'restored'}`;
    case 'suggest':
      return `${intent.amount} ${intent.type ? `${intent.type} ` : ''}damage dealt`;
    case 'end-turn':
      return 'End the turn';
    case 'attack':
      return 'Attack';
    case 'cast':
      return 'Cast a spell';
    case 'use':
      return 'Use a feature';
    case 'roll':
      return `Roll ${intent.dice}`;
    case 'move':
      return `Move to ${squareName(intent)}`;
    case 'undo':
      return 'Undo the last';
  }
}
