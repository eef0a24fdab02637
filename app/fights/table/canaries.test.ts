import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDeed } from '../../../tests/harness/any-deed';
import {
  CANARY,
  CANARY_POINTS,
  CANARY_SEAT,
  canaryFight,
  numbersIn,
  told,
} from '../../../tests/harness/canary-fight';
import { foldEvent } from '../fold/fold-event';
import { deed } from '../log/deeds';
import type { Fight } from '../log/state';
import { SHOWN_HIT_POINTS } from '../sheet/table-words';
import { projectTable } from './project';

const viewText = (fight: Fight, seat: string | null) =>
  JSON.stringify(projectTable(fight, { secret: 'table', seat, elapsed: 5, undoable: true }));

/** A device without a seat, one with a pending seat, and one with a seat. */
const SEATS = [null, 'somebody-new', CANARY_SEAT];

const SETTINGS = SHOWN_HIT_POINTS.flatMap((partyHitPoints) =>
  SHOWN_HIT_POINTS.flatMap((otherHitPoints) =>
    [true, false].flatMap((showsConditions) =>
      [true, false].map((showsCounts) => ({
        partyHitPoints,
        otherHitPoints,
        showsConditions,
        showsCounts,
      })),
    ),
  ),
);

it('tells no device what is hidden, whatever the table shows', () => {
  const fight = canaryFight();
  // Checks that the fight contains many canaries; otherwise the test would find nothing.
  expect(JSON.stringify(fight).split(CANARY).length).toBeGreaterThan(150);
  expect(viewText(fight, CANARY_SEAT)).toContain('7 fire to Goblin, Pale stranger, somebody');
  for (const settings of SETTINGS) {
    const now = told(fight, { do: 'set', settings });
    for (const seat of SEATS) expect(viewText(now, seat)).not.toContain(CANARY);
  }
});

it('tells no hit points as numbers that the table shows otherwise', () => {
  const fight = canaryFight();
  const numbersOf = (who: keyof typeof CANARY_POINTS) => CANARY_POINTS[who];
  for (const settings of SETTINGS) {
    const now = told(fight, { do: 'set', settings });
    for (const seat of SEATS) {
      const told = numbersIn(viewText(now, seat));
      const shows = (who: keyof typeof CANARY_POINTS) =>
        expect(numbersOf(who).map((number) => told.has(number)));
      const party = settings.partyHitPoints === 'number';
      const others = settings.otherHitPoints === 'number';
      shows('mira').toEqual(party || seat === CANARY_SEAT ? [true, true] : [false, false]);
      shows('tobin').toEqual([party, party]);
      for (const who of ['goblin', 'ogre', 'stranger'] as const) {
        shows(who).toEqual([others, others]);
      }
      shows('ghost').toEqual([false, false]);
    }
  }
});

it('tells nothing hidden after whatever happens', () => {
  const base = canaryFight();
  const ids = ['mira', 'tobin', 'goblin', 'ogre', 'stranger', 'ghost'].map(
    (who) => `${CANARY}-${who}`,
  );
  const who = fc.constantFrom(...ids, ...ids.map((id) => id.replace('-', '-row-')), 'nobody');
  // A sweep removes the combatants from the state; then the fight can no longer know that a mark's name is that of a
  // combatant.
  const others = fc.constantFrom(...ids.slice(1));
  const one = anyDeed({ who, secret: CANARY, others }).filter((each) => each.do !== 'sweep');
  const deeds = fc.array(one, { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(deeds, (list) => {
      let fight = base;
      for (const [at, one] of list.entries()) {
        const whole = [deed.parse(one)];
        fight = foldEvent(fight, { v: 1, id: `${CANARY}-f${at}`, by: 'gm', at, deeds: whole });
      }
      for (const seat of SEATS) expect(viewText(fight, seat)).not.toContain(CANARY);
    }),
    { numRuns: 200 },
  );
});
