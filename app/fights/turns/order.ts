import type { Combatant, Fight, Row } from '../log/state';
import { combatantsOf, hasTurns } from '../people/people';

/** The position of the turn. */
export type TurnAt = { round: number; row: string | null };

type Standing = { row: Row; dexterity: number; party: number; name: string };

/** All rows in initiative order, including those that are skipped. */
export function wholeOrder(fight: Fight): Row[] {
  const members = new Map<string, Combatant[]>();
  for (const one of combatantsOf(fight)) {
    const list = members.get(one.row);
    if (list) list.push(one);
    else members.set(one.row, [one]);
  }
  return Object.values(fight.rows)
    .map((row) => standing(row, members.get(row.id) ?? []))
    .sort(compare(fight.settings.ties))
    .map((one) => one.row);
}

/**
 * The initiative order: highest count first. Among equal counts the manual position decides, then rows that lose ties
 * come after others, then the `ties` setting decides. Rows without a count are last; rows without a member in the
 * order are left out.
 */
export function orderOf(fight: Fight): Row[] {
  const here = new Set<string>();
  for (const one of combatantsOf(fight)) if (one.place === 'order') here.add(one.row);
  return wholeOrder(fight).filter((row) => here.has(row.id));
}

/**
 * The rows that have turns in a round: not delayed, and with a member that can have one, including those that arrive
 * by then.
 */
export function turnsOf(fight: Fight, round = fight.round): ReadonlySet<string> {
  const able = new Set<string>();
  for (const one of combatantsOf(fight)) {
    const waits = one.arrives !== null && one.arrives > round;
    const comes = one.place === 'waiting' && one.arrives !== null && !waits;
    if (!waits && hasTurns(comes ? { ...one, place: 'order' } : one)) able.add(one.row);
  }
  for (const row of Object.values(fight.rows)) if (row.delayed) able.delete(row.id);
  return able;
}

/** The next turn, from the first turn of the first round on; `row` null when nobody can have one. */
export function nextTurn(fight: Fight): TurnAt {
  return turnFrom(fight, wholeOrder(fight), 1) ?? { round: fight.round, row: null };
}

/** The previous turn; at the first turn of the fight it stays. */
export function previousTurn(fight: Fight): TurnAt {
  return turnFrom(fight, wholeOrder(fight), -1) ?? { round: fight.round, row: fight.turn };
}

function turnFrom(fight: Fight, order: readonly Row[], by: 1 | -1): TurnAt | null {
  const begun = Math.max(1, fight.round);
  // The top of a round is before its first row; one step leads to that row, or back to the last row of the previous
  // round.
  const from = fight.round === 0 ? -1 : order.findIndex((row) => row.id === fight.turn);
  const back = by === -1 && from < 0 ? 0 : from;
  const ableIn = new Map<number, ReadonlySet<string>>();
  for (let far = 1; far <= order.length; far += 1) {
    const at = back + by * far;
    const round = begun + Math.floor(at / order.length);
    if (round < 1) return null;
    const able = ableIn.get(round) ?? turnsOf(fight, round);
    ableIn.set(round, able);
    const row = order[((at % order.length) + order.length) % order.length];
    if (row && able.has(row.id)) return { round, row: row.id };
  }
  return null;
}

function standing(row: Row, members: readonly Combatant[]): Standing {
  const first = members.reduce<Combatant | null>(
    (best, one) => (!best || one.sheet.dexterity > best.sheet.dexterity ? one : best),
    null,
  );
  return {
    row,
    dexterity: first?.sheet.dexterity ?? 0,
    party: members.some((one) => one.side === 'party') ? 0 : 1,
    name: first?.name ?? '',
  };
}

function compare(ties: Fight['settings']['ties']) {
  return (one: Standing, other: Standing): number => {
    const count = (other.row.count ?? -Infinity) - (one.row.count ?? -Infinity);
    if (one.row.count !== other.row.count) return count;
    const settled =
      ties === 'party'
        ? one.party - other.party || other.dexterity - one.dexterity
        : other.dexterity - one.dexterity || one.party - other.party;
    return (
      one.row.nudge - other.row.nudge ||
      Number(one.row.losesTies) - Number(other.row.losesTies) ||
      settled ||
      compareText(one.name, other.name) ||
      compareText(one.row.id, other.row.id)
    );
  };
}

/** Compares by code units, so that the order is the same on every device, whatever its language. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
