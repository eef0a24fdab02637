import { describe, expect, it } from 'vitest';
import { eventOf } from '../../../tests/harness/fight-table';
import type { FightEvent } from '../log/deeds';
import { newFight } from '../log/new-fight';
import { createLedger } from './ledger';

const seed = newFight('Ambush', '2014');
let folded = new Set<string>();

/** An event that records when its deeds are read. */
function watched(event: FightEvent): FightEvent {
  const { deeds } = event;
  return Object.defineProperty({ ...event }, 'deeds', {
    get() {
      folded.add(event.id);
      return deeds;
    },
  });
}

const names = (count: number) =>
  Array.from({ length: count }, (_, at) => watched(eventOf([{ do: 'name', name: `Name ${at}` }])));

/** Number of different events read while `work` runs. */
function looked(work: () => void): number {
  folded = new Set();
  work();
  return folded.size;
}

describe('what a ledger costs', () => {
  const events = names(1001);
  const opened = () => {
    const ledger = createLedger(seed);
    events.forEach(ledger.append);
    ledger.fight();
    return ledger;
  };
  const undo = (event: FightEvent | undefined) => eventOf([{ do: 'undo', event: event?.id }]);

  it('is nothing to look at the fight again, and one event for one more', () => {
    const ledger = opened();
    expect(looked(() => ledger.fight())).toBe(0);
    const [more] = names(1);
    if (!more) throw new Error('no event');
    expect(looked(() => ledger.append(more))).toBe(1);
    expect(looked(() => ledger.fight())).toBe(1);
  });

  it.each([
    [1000, 1],
    [999, 200],
    [801, 200],
    [800, 200],
    [799, 400],
    [0, 1000],
  ])(
    'is the way from the state that was kept before: taking back number %i looks at %i',
    (at, most) => {
      const ledger = opened();
      ledger.append(undo(events[at]));
      const cost = looked(() => ledger.fight());
      expect(cost).toBeLessThanOrEqual(most);
      expect(cost).toBeGreaterThan(most - 201);
      expect(ledger.fight().name).toBe(at === 1000 ? 'Name 999' : 'Name 1000');
    },
  );

  it('keeps the states that are still true, and those that it comes by anew', () => {
    const ledger = opened();
    ledger.append(undo(events[500]));
    ledger.fight();
    ledger.append(undo(events[950]));
    expect(looked(() => ledger.fight())).toBeLessThanOrEqual(200);
    expect(looked(() => ledger.append(undo(events[950])))).toBe(1);
    expect(looked(() => ledger.fight())).toBe(0);
  });
});
