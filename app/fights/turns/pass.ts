import { atTurnEnd, atTurnStart, backBeforeTurnEnd, backBeforeTurnStart } from '../lasting/at-turn';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight, Row } from '../log/state';
import { answered } from '../people/due';
import { changedAll, combatantsOf, hasTurns, membersOf } from '../people/people';
import { endTurn } from './end-turn';
import { nextTurn, previousTurn, type TurnAt, turnsOf, wholeOrder } from './order';
import { startRound } from './round';
import { counted, startTurn } from './start-turn';

/** Begins the fight: the first round and its first turn. */
export function foldBegin(fight: Fight, _deed: DeedOf<'begin'>, event: FightEvent): Fight {
  if (fight.round > 0) return fight;
  const first = nextTurn(fight);
  const begun = startRound({ ...fight, since: event.at, turnSince: event.at }, 1);
  if (first.row === null) return begun;
  return startTurn({ ...begun, turn: first.row }, first.row, []);
}

/** Whether a "next" or "previous" was pressed at the current turn; the second of two simultaneous presses was not. */
export function holds(fight: Fight, deed: DeedOf<'turn'>): boolean {
  return fight.round > 0 && deed.from.round === fight.round && deed.from.row === fight.turn;
}

/** Moves the turn forward or back. A row of null is the top of a round, before the first turn. */
export function foldTurn(fight: Fight, deed: DeedOf<'turn'>, event: FightEvent): Fight {
  if (!holds(fight, deed)) return fight;
  const order = wholeOrder(fight);
  const way = direction(order, deed.from, deed.to);
  if (way === 0) return fight;
  const to = settled(fight, deed.to, way);
  if (direction(order, deed.from, to) !== way) return fight;
  const told = answered(fight, (due) => TOLD.has(due.kind));
  return way > 0 ? forward(told, order, to, deed.recharges, event) : back(told, order, to, event);
}

/** Pending items that are removed when the turn moves, answered or not. */
const TOLD: ReadonlySet<string> = new Set([
  'reminder',
  'aura',
  'ongoing',
  'lair',
  'arrival',
  'recharge',
  'reroll',
]);

/** The actual target of the turn: rows that fell or left since the press are skipped. */
function settled(fight: Fight, to: TurnAt, way: number): TurnAt {
  if (to.row === null) return to;
  if (turnsOf(fight, to.round).has(to.row)) return to;
  return way > 0 ? nextTurn(fight) : previousTurn(fight);
}

function direction(order: readonly Row[], from: TurnAt, to: TurnAt): number {
  if (to.round < 1) return 0;
  return Math.sign(to.round - from.round || placeOf(order, to.row) - placeOf(order, from.row));
}

function placeOf(order: readonly Row[], row: string | null): number {
  return order.findIndex((one) => one.id === row);
}

type Recharges = DeedOf<'turn'>['recharges'];

function forward(
  fight: Fight,
  order: readonly Row[],
  to: TurnAt,
  recharges: Recharges,
  event: FightEvent,
): Fight {
  let after = fight.turn === null ? fight : endTurn(fight, fight.turn);
  let able = turnsOf(after);
  for (const step of between(order, { round: fight.round, row: fight.turn }, to)) {
    if (step.row === null) {
      after = startRound(after, step.round);
      able = turnsOf(after);
    } else if (!able.has(step.row)) {
      // Durations counted by fallen, delayed or removed combatants go on.
      after = atTurnEnd(atTurnStart(after, step.row), step.row);
    }
  }
  after = { ...after, round: to.round, turn: to.row, turnSince: event.at, turnBy: event.id };
  return to.row === null ? after : startTurn(after, to.row, recharges);
}

/**
 * Moves the turn back when the user may not undo the event that brought it here: durations get their turns back, but
 * what expired, was spent or healed is not restored.
 */
function back(fight: Fight, order: readonly Row[], to: TurnAt, event: FightEvent): Fight {
  let after = fight.turn === null ? fight : backBeforeTurnStart(fight, fight.turn);
  const steps = between(order, to, { round: fight.round, row: fight.turn });
  const able = turnsOf(fight);
  for (const step of steps.reverse()) {
    if (step.row === null) after = backBeforeRound(after, step.round);
    else if (!able.has(step.row)) {
      after = backBeforeTurnStart(backBeforeTurnEnd(after, step.row), step.row);
    }
  }
  const left = new Set(
    fight.turn === null ? [] : membersOf(fight, fight.turn).map((one) => one.id),
  );
  after = changedAll(after, [...left], (one) => (hasTurns(one) ? counted(one, -1) : one));
  after = answered(after, (due) => due.kind === 'death-save' && left.has(due.who ?? ''));
  after = { ...after, round: to.round, turn: to.row, turnSince: event.at, turnBy: null };
  if (to.row === null) return after;
  const members = membersOf(after, to.row).map((one) => one.id);
  after = backBeforeTurnEnd(after, to.row);
  return to.round > 1 ? after : changedAll(after, members, (one) => ({ ...one, hasActed: false }));
}

/** Combatants that arrived with this round wait again. */
function backBeforeRound(fight: Fight, round: number): Fight {
  const came = combatantsOf(fight).filter((one) => one.place === 'order' && one.arrives === round);
  return changedAll(
    fight,
    came.map((one) => one.id),
    (one) => ({ ...one, place: 'waiting' }),
  );
}

/**
 * The steps between two turns: rows, and a row of null for each round that begins; for a jump over several rounds,
 * one cycle of rows.
 */
function between(order: readonly Row[], from: TurnAt, to: TurnAt): TurnAt[] {
  const steps: TurnAt[] = [];
  const add = (round: number, start: number, end: number): void => {
    for (const row of order.slice(start, end)) steps.push({ round, row: row.id });
  };
  const first = placeOf(order, from.row) + 1;
  const last = Math.max(0, placeOf(order, to.row));
  if (from.round === to.round) {
    add(from.round, first, last);
    return steps;
  }
  add(from.round, first, order.length);
  steps.push({ round: to.round, row: null });
  add(to.round, 0, last);
  return steps;
}
