import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { eventOf, joined, somebody } from '../../../tests/harness/fight-table';
import { foldEvent } from '../fold/fold-event';
import type { Deed } from '../log/deeds';
import type { Fight } from '../log/state';
import { combatantsOf, maximumOf } from '../people/people';

const PEOPLE = ['mira', 'orc', 'troll', 'pip'];
const FIRE = [{ types: ['fire' as const], qualifier: null }];

function table(edition: '2014' | '2024', belowZero: boolean): Fight {
  const seeds = [
    somebody('mira', { sheet: { edition, deathSaves: true, resist: FIRE } }),
    somebody('orc', { sheet: { edition, vulnerable: FIRE, legendaryResistances: 2 } }),
    somebody('troll', {
      sheet: {
        edition,
        maximum: 30,
        immune: FIRE,
        regeneration: { hitPoints: 10, stoppedBy: ['fire'], keepsAlive: true },
      },
    }),
    somebody('pip', { sheet: { edition, deathSaves: true, uncounted: true } }),
  ];
  const fight = joined(seeds, edition);
  return { ...fight, settings: { ...fight.settings, belowZero } };
}

const who = fc.constantFrom(...PEOPLE, 'nobody');
const amount = fc.integer({ min: 0, max: 45 });
const type = fc.constantFrom('fire', 'cold', null);
const bear = somebody('bear', { sheet: { maximum: 34 } }).sheet;
const mark = fc.record({
  id: fc.constantFrom('a', 'b'),
  name: fc.constant('Mark'),
  conditions: fc.subarray(['stunned', 'petrified', 'grappled', 'prone'] as const),
  maker: fc.constantFrom('mira', 'orc', null),
  ends: fc.constantFrom(
    {},
    { damage: true },
    { healed: true },
    { concentration: true },
    { makerFalls: true },
  ),
});

const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('harm'),
      by: fc.constantFrom(...PEOPLE),
      struck: fc.array(
        fc.record({
          who,
          parts: fc.array(fc.record({ amount, type }), { minLength: 1, maxLength: 3 }),
          share: fc.constantFrom(0, 0.5, 1, 2),
          critical: fc.boolean(),
          knocksOut: fc.boolean(),
          lasting: fc.array(mark, { maxLength: 1 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('heal'),
      by: who,
      revives: fc.boolean(),
      healed: fc.array(fc.record({ who, amount }), { minLength: 1, maxLength: 2 }),
    }),
  },
  fc.record({
    do: fc.constant('shield'),
    given: fc.array(fc.record({ who, amount, replace: fc.boolean() }), {
      minLength: 1,
      maxLength: 1,
    }),
  }),
  fc.record({
    do: fc.constant('maximum'),
    who: fc.constant(PEOPLE),
    change: fc.record({
      id: fc.constantFrom('x', 'y'),
      by: fc.integer({ min: -25, max: 10 }),
      name: fc.constant('Drain'),
      alsoNow: fc.boolean(),
    }),
  }),
  fc.record({
    do: fc.constant('maximum-back'),
    who: fc.constant(PEOPLE),
    change: fc.constantFrom('x', 'y'),
  }),
  fc.record({
    do: fc.constant('exhaustion'),
    who: fc.array(who, { minLength: 1, maxLength: 1 }),
    levels: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({ do: fc.constant('death-save'), who, die: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('stabilise'), who }),
  fc.record({
    do: fc.constant('concentrates'),
    who,
    on: fc.constant('Web'),
    lasting: fc.subarray(['a', 'b']),
  }),
  fc.record({
    do: fc.constant('lasting'),
    who: fc.array(who, { minLength: 1, maxLength: 2 }),
    lasting: mark,
  }),
  fc.record({
    do: fc.constant('transform'),
    who,
    into: fc.constant(bear),
    hitPoints: fc.constantFrom('apart', 'temporary', 'own'),
    name: fc.constant('Bear'),
  }),
  fc.record({ do: fc.constant('revert'), who }),
);

/** The invariants of every combatant that the fight breaks. */
function brokenRules(fight: Fight): string[] {
  const { edition, belowZero } = fight.settings;
  return combatantsOf(fight).flatMap((one) => {
    const { hitPoints, temporary, death, concentration, sheet } = one;
    const broken = [
      !belowZero && hitPoints < 0 && 'below 0',
      !sheet.uncounted && hitPoints > maximumOf(one, edition) && 'above its maximum',
      temporary < 0 && 'temporary below 0',
      death.state === 'up' && hitPoints <= 0 && 'up at 0',
      death.state !== 'up' && hitPoints > 0 && 'down with hit points',
      death.state === 'dead' && concentration !== null && 'dead and concentrating',
      death.failures >= 3 && death.state !== 'dead' && 'alive after three failures',
      sheet.uncounted &&
        (death.state === 'dying' || death.state === 'stable') &&
        'down, though a player counts',
    ];
    return broken.filter((name) => name !== false).map((name) => `${one.id}: ${name}`);
  });
}

it('any deeds leave everybody within the rules, the dead dead, and the books even', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EDITIONS),
      fc.boolean(),
      fc.array(deed, { maxLength: 25 }),
      (edition, belowZero, deeds) => {
        let fight = table(edition, belowZero);
        for (const one of deeds) {
          const event = eventOf([one]);
          const after = foldEvent(fight, event);
          expect(brokenRules(after)).toEqual([]);
          const [parsed] = event.deeds;
          expect(risen(fight, after), JSON.stringify(one)).toEqual(reviving(parsed));
          fight = after;
        }
        const sum = (of: 'dealt' | 'taken') =>
          combatantsOf(fight).reduce((total, { tally }) => total + tally[of], 0);
        expect(sum('dealt')).toBe(sum('taken'));
        expect(foldedAgain(fight)).toEqual(fight);
      },
    ),
    { numRuns: 200 },
  );

  /** Whether a dead combatant is no longer dead. */
  function risen(before: Fight, after: Fight): boolean {
    return combatantsOf(before).some(
      ({ id, death }) => death.state === 'dead' && after.combatants[id]?.death.state !== 'dead',
    );
  }

  function reviving(one: Deed | undefined): unknown {
    return one?.do === 'heal' && one.revives ? expect.any(Boolean) : false;
  }

  /** A fight is plain JSON: serialised and parsed it must be the same. */
  function foldedAgain(fight: Fight): unknown {
    return JSON.parse(JSON.stringify(fight));
  }
});
