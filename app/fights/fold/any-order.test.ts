import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { eventOf, somebody } from '../../../tests/harness/fight-table';
import type { FightEvent } from '../log/deeds';
import { newFight } from '../log/new-fight';
import { nextTurn, orderOf, previousTurn } from '../turns/order';
import { createLedger, type Ledger } from './ledger';

/*
 * Events of several authors in any order. Each event fits the current state of the fight, as a screen would make it,
 * so that long runs make progress; deeds about unknown ids and events that arrive too late are included.
 */

const seed = newFight('Ambush', '2014');
const AUTHORS = ['gm', 'mira', 'jo'];
const IDS = ['a', 'b', 'c', 'd', 'e', 'nobody', 'constructor'];
const press = fc.record({
  by: fc.constantFrom(...AUTHORS),
  what: fc.integer({ min: 0, max: 21 }),
  one: fc.constantFrom(...IDS),
  other: fc.constantFrom(...IDS),
  amount: fc.integer({ min: 0, max: 30 }),
});
type Press = typeof press extends fc.Arbitrary<infer T> ? T : never;
const presses = fc.array(press, { minLength: 5, maxLength: 60 });

function deedOf(ledger: Ledger, { by, what, one, other, amount }: Press): unknown {
  const fight = ledger.fight();
  const from = { round: fight.round, row: fight.turn };
  const lasting = {
    id: `m${amount}`,
    name: 'Mark',
    conditions: ['stunned'],
    ends: { turn: { of: other, moment: amount % 2 ? 'start' : 'end', count: 1 + (amount % 3) } },
  };
  const deeds: unknown[] = [
    { do: 'add', seeds: [somebody(one, { arrives: amount > 25 ? 3 : null, initiative: amount })] },
    { do: 'begin' },
    { do: 'turn', from, to: nextTurn(fight) },
    { do: 'turn', from, to: nextTurn(fight) },
    { do: 'turn', from, to: previousTurn(fight) },
    { do: 'turn', from: { round: 1, row: one }, to: { round: amount, row: other } },
    { do: 'harm', by: other, struck: [{ who: one, parts: [{ amount, type: 'fire' }] }] },
    { do: 'heal', healed: [{ who: one, amount }] },
    { do: 'lasting', who: [one, other], lasting },
    { do: 'place', who: [one], where: (['pile', 'gone', 'back'] as const)[amount % 3] },
    { do: 'move', row: one, before: amount % 4 ? other : null },
    { do: 'link', who: [one], row: other },
    { do: 'unlink', who: [one, other] },
    { do: 'delay', row: one },
    { do: 'undelay', row: one },
    { do: 'initiative', counts: [{ row: one, count: amount }] },
    { do: 'change', who: one, changes: { sheet: { maximum: 1 + amount, name: other } } },
    { do: 'sweep', how: amount % 2 ? 'clean' : 'clear' },
    { do: 'ready', who: one, what: 'when it moves' },
    { do: 'undo', event: ledger.undoable(by) ?? 'none' },
    { do: 'undo', event: ledger.events()[amount]?.id ?? 'none' },
    { do: 'redo', event: ledger.redoable(by) ?? 'none' },
  ];
  return deeds[what];
}

function played(run: readonly Press[]): Ledger {
  const ledger = createLedger(seed);
  for (const one of run) ledger.append(eventOf([deedOf(ledger, one)], { by: one.by }));
  return ledger;
}

const folded = (events: readonly FightEvent[]) => {
  const ledger = createLedger(seed);
  events.forEach(ledger.append);
  return ledger;
};
const RUNS = { numRuns: 150 };

describe('a fight of any presses', () => {
  it('loses no event and comes to the same state on every device', () => {
    fc.assert(
      fc.property(presses, (run) => {
        const ledger = played(run);
        expect(ledger.size()).toBe(run.length);
        expect(folded(ledger.events()).fight()).toEqual(ledger.fight());
      }),
      RUNS,
    );
  });

  it('stands in an order that holds everybody in it once, with the turn on a row that there is', () => {
    fc.assert(
      fc.property(presses, (run) => {
        const fight = played(run).fight();
        const rows = orderOf(fight).map((row) => row.id);
        expect(new Set(rows).size).toBe(rows.length);
        for (const one of Object.values(fight.combatants)) {
          expect(Object.hasOwn(fight.rows, one.row)).toBe(true);
          if (one.place === 'order') expect(rows).toContain(one.row);
        }
        if (fight.turn !== null) expect(Object.hasOwn(fight.rows, fight.turn)).toBe(true);
        expect(JSON.parse(JSON.stringify(fight))).toEqual(fight);
      }),
      RUNS,
    );
  });

  it('is without an author’s last presses when they are undone, and the same when they are redone', () => {
    fc.assert(
      fc.property(presses, fc.integer({ min: 1, max: 8 }), (run, count) => {
        const ledger = folded(
          played(run)
            .events()
            .filter(({ deeds: [deed] }) => deed?.do !== 'undo' && deed?.do !== 'redo'),
        );
        const before = { fight: ledger.fight(), events: ledger.events() };
        const gone: string[] = [];
        for (let press = 0; press < count; press += 1) {
          const last = ledger.undoable('mira');
          if (last === null) break;
          gone.push(last);
          ledger.append(eventOf([{ do: 'undo', event: last }], { by: 'mira' }));
        }
        const mine = before.events.filter((one) => one.by === 'mira').map((one) => one.id);
        expect(gone).toEqual(mine.toReversed().slice(0, count));
        const others = before.events.filter((one) => !gone.includes(one.id));
        expect(ledger.fight()).toEqual(folded(others).fight());
        for (const one of gone.toReversed()) {
          expect(ledger.redoable('mira')).toBe(one);
          ledger.append(eventOf([{ do: 'redo', event: one }], { by: 'mira' }));
        }
        expect(ledger.fight()).toEqual(before.fight);
      }),
      RUNS,
    );
  });

  it('is the same when it is reopened from a snapshot as if it had never closed', () => {
    fc.assert(
      fc.property(presses, fc.nat(59), (run, at) => {
        const whole = played(run);
        const events = whole.events();
        const kept = folded(events.slice(0, at)).snapshot();
        const reopened = createLedger(seed, JSON.parse(JSON.stringify(kept)));
        for (const event of events.slice(at)) reopened.append(event);
        expect(reopened.fight()).toEqual(whole.fight());
        expect(reopened.events()).toEqual(events);
        for (const by of AUTHORS) {
          expect(reopened.undoable(by)).toBe(whole.undoable(by));
          expect(reopened.redoable(by)).toBe(whole.redoable(by));
        }
      }),
      RUNS,
    );
  });

  it('counts a press of two devices at once but once', () => {
    fc.assert(
      fc.property(presses, fc.string(), (run, chance) => {
        const ledger = played(run);
        const from = { round: ledger.fight().round, row: ledger.fight().turn };
        const to = nextTurn(ledger.fight());
        ledger.append(eventOf([{ do: 'turn', from, to }]));
        const once = ledger.fight();
        const die = createRandom(chance).die(20);
        const late = [
          { do: 'turn', from, to },
          { do: 'initiative', counts: [{ row: 'a', count: die }] },
        ];
        ledger.append(eventOf(late, { by: 'mira' }));
        if (once.round > 0 && (once.turn !== from.row || once.round !== from.round)) {
          expect(ledger.fight()).toBe(once);
        }
      }),
      RUNS,
    );
  });
});
