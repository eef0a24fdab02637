import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDeed } from '../../../tests/harness/any-deed';
import { twoOfTheParty } from '../../../tests/harness/press-table';
import { foldEvent } from '../fold/fold-event';
import { deed } from '../log/deeds';
import type { Fight } from '../log/state';
import { projectTable } from './project';
import type { TableView } from './table-view';
import { applyChanges, changesBetween } from './view-changes';

const viewOf = (fight: Fight, seat: string | null, elapsed: number): TableView =>
  projectTable(fight, { secret: 'table', seat, elapsed, undoable: elapsed % 2 === 0 });
/** Without the elapsed time of the turn, which each device counts itself. */
const timeless = (view: TableView) => ({ ...view, turn: { ...view.turn, elapsed: null } });

it('brings a device from every view to every later one, the time that a turn takes apart', () => {
  const who = fc.constantFrom('mira', 'tobin', 'gob', 'nobody', 'constructor');
  const deeds = fc.array(anyDeed({ who, secret: 'Hm' }), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(deeds, fc.constantFrom(null, 'mira', 'tobin'), (list, seat) => {
      let fight = twoOfTheParty();
      let told = viewOf(fight, seat, 0);
      for (const [at, one] of list.entries()) {
        const whole = [deed.parse(one)];
        fight = foldEvent(fight, { v: 1, id: `f${at}`, by: 'gm', at, deeds: whole });
        const now = viewOf(fight, seat, at);
        const change = changesBetween(told, now);
        if (change !== null) told = applyChanges(told, JSON.parse(JSON.stringify(change)));
        expect(timeless(told)).toEqual(timeless(now));
        if (change?.parts.turn) expect(told.turn.elapsed).toBe(now.turn.elapsed);
      }
    }),
    { numRuns: 200 },
  );
});

it('is silent about time alone, and tells the time of a new turn', () => {
  const fight = { ...twoOfTheParty(), round: 1, turn: 'mira' };
  const before = viewOf(fight, null, 2);
  expect(changesBetween(before, viewOf(fight, null, 4))).toBeNull();
  const again = changesBetween(before, viewOf({ ...fight, round: 2 }, null, 4));
  expect(again?.parts.turn?.elapsed).toBe(4);
  expect(again).not.toHaveProperty('rows');
  expect(again).not.toHaveProperty('order');
});
