import { foldEvent } from '../fold/fold-event';
import { createLedger } from '../fold/ledger';
import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { orderOf } from '../turns/order';
import type { Line } from './line';
import { tell } from './tell';

/** Describes a whole log from its beginning; undone events are included and marked. */
export function tellLog(seed: Fight, events: readonly FightEvent[]): Line[] {
  const ledger = createLedger(seed);
  const lines: Line[] = [];
  const pressOf = new Map<string, string>();
  const saidOf = new Map<string, string[]>();
  let before = seed;
  for (const event of events) {
    ledger.append(event);
    const after = ledger.fight();
    const [deed] = event.deeds;
    const taken = deed?.do === 'undo' || deed?.do === 'redo' ? deed.event : null;
    const named = taken === null ? undefined : saidOf.get(pressOf.get(taken) ?? taken);
    const told = tell(before, event, after, named);
    lines.push(...told);
    const press = event.group ?? event.id;
    const said = told.filter(({ follows }) => !follows).map(({ text }) => text);
    pressOf.set(event.id, press);
    saidOf.set(press, [...(saidOf.get(press) ?? []), ...said]);
    before = after;
  }
  return lines.map((line) => (ledger.isUndone(line.event) ? { ...line, undone: true } : line));
}

/** What one combatant did in a fight; damage as it counted after defences. */
export type Deeds = {
  readonly who: string;
  readonly name: string;
  readonly side: Fight['combatants'][string]['side'];
  readonly dealt: number;
  readonly taken: number;
  readonly healed: number;
  readonly received: number;
  readonly felled: number;
  readonly turns: number;
};

/** The statistics after a fight, by combatant in joining order; event rows are left out. */
export function statistics(seed: Fight, events: readonly FightEvent[]): Deeds[] {
  const ledger = createLedger(seed);
  for (const event of events) ledger.append(event);
  const turns = new Map<string, number>();
  let fight = seed;
  const told = new Set<string>();
  for (const event of events) {
    if (ledger.isUndone(event.id) || told.has(event.id)) continue;
    told.add(event.id);
    const after = foldEvent(fight, event);
    countTurn(turns, fight, after);
    fight = after;
  }
  return Object.values(ledger.fight().combatants)
    .filter(({ kind }) => kind === 'creature')
    .map(({ id, name, side, tally }) => ({
      who: id,
      name,
      side,
      dealt: tally.dealt,
      taken: tally.taken,
      healed: tally.healed,
      received: tally.received,
      felled: tally.felled,
      turns: turns.get(id) ?? 0,
    }));
}

/** Counts a turn when it begins, and removes it when the turn goes back. */
function countTurn(turns: Map<string, number>, before: Fight, after: Fight): void {
  if (before.turn === after.turn && before.round === after.round) return;
  const back = after.round < before.round || wasBefore(before, after);
  const row = back ? before.turn : after.turn;
  if (row === null) return;
  for (const one of Object.values((back ? before : after).combatants)) {
    if (one.row !== row || one.place !== 'order') continue;
    turns.set(one.id, Math.max(0, (turns.get(one.id) ?? 0) + (back ? -1 : 1)));
  }
}

/** Whether the turn went back to an earlier row in the same round. */
function wasBefore(before: Fight, after: Fight): boolean {
  if (after.round !== before.round || before.turn === null || after.turn === null) return false;
  const rows = orderOf(after).map(({ id }) => id);
  return rows.indexOf(after.turn) < rows.indexOf(before.turn);
}
