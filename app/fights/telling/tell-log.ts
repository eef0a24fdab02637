import { createLedger } from '../fold/ledger';
import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
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
