import type { Combatant, Fight, Row } from '../log/state';
import { combatantsOf, hasTurns } from '../people/people';

/** Where the turn stands. */
export type TurnAt = { round: number; row: string | null };

type Standing = { row: Row; dexterity: number; party: number; name: string };

/** Every row that the fight knows as it stands in the order, those that are passed over too. */
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
 * The order as it stands: highest count first, rows that lose ties after the others of their count, equal counts by hand
 * where a hand moved them and else by the table's setting, rows without a count last. Rows of which nobody is left in the
 * order are not in it.
 */
export function orderOf(fight: Fight): Row[] {
  const here = new Set<string>();
  for (const one of combatantsOf(fight)) if (one.place === 'order') here.add(one.row);
  return wholeOrder(fight).filter((row) => here.has(row.id));
}

/** The rows that get turns: neither delayed nor without anybody who could have one. */
export function turnsOf(fight: Fight): Row[] {
  const able = new Set<string>();
  for (const one of combatantsOf(fight)) if (hasTurns(one)) able.add(one.row);
  return wholeOrder(fight).filter((row) => able.has(row.id) && !row.delayed);
}

/** Whose turn comes next; `row` null when nobody could have one. */
export function nextTurn(fight: Fight): TurnAt {
  return step(fight, 1);
}

/** Whose turn was before; where the fight began it stays. */
export function previousTurn(fight: Fight): TurnAt {
  return step(fight, -1);
}

function step(fight: Fight, by: 1 | -1): TurnAt {
  const whole = wholeOrder(fight);
  const able = new Set(turnsOf(fight).map((row) => row.id));
  const here = { round: fight.round, row: fight.turn };
  if (able.size === 0) return by === 1 ? { round: fight.round, row: null } : here;
  const from = whole.findIndex((row) => row.id === fight.turn);
  for (let far = 1; far <= whole.length; far += 1) {
    const at = (from < 0 && by === -1 ? 0 : from) + by * far;
    const row = whole[((at % whole.length) + whole.length) % whole.length];
    if (!row || !able.has(row.id)) continue;
    const round = fight.round + Math.floor(at / whole.length);
    return round < 1 ? here : { round, row: row.id };
  }
  return here;
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

/** By code units: the same on every device, whatever its language. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
