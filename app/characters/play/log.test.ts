import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { playOf, sampleFacts } from '../../../tests/harness/character-play';
import { atHand, shotOf, withinOf } from '../record/at-hand';
import { play as playShape } from '../record/character';
import { type Deed, deed as deedShape } from './deed';
import { MOST_DEEDS_KEPT } from './deeds-kept';
import type { PlayFacts } from './facts';
import { thingsOf } from './gear';
import { entered, enteredAll, type PlayLog, whyNotAll } from './log';
import { readDeeds } from './read-deeds';
import { hitPointsNow, maximumNow } from './standing';

const NOTHING: PlayLog = { play: playOf(), done: [] };

const by = (most: number) => fc.integer({ min: -most, max: most }).filter((one) => one !== 0);
const sides = fc.constantFrom(6 as const, 8 as const, 10 as const, 12 as const);
const roll = fc.integer({ min: 1, max: 12 });
const any = fc.oneof(
  fc.record({
    does: fc.constant('damage' as const),
    amount: fc.integer({ min: 1, max: 60 }),
    type: fc.constant(null),
    critical: fc.boolean(),
  }),
  fc.record({ does: fc.constant('heal' as const), amount: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    does: fc.constant('temporary' as const),
    amount: fc.nat(15),
    replace: fc.boolean(),
  }),
  fc.record({ does: fc.constant('hit-points' as const), by: by(50) }),
  fc.record({ does: fc.constant('hit-die' as const), sides, roll }),
  fc.record({
    does: fc.constant('death-save' as const),
    die: fc.integer({ min: 1, max: 20 }),
    total: fc.constant(null),
  }),
  fc.record({ does: fc.constantFrom('stabilise' as const, 'dawn' as const) }),
  fc.record({
    does: fc.constant('slot' as const),
    level: fc.integer({ min: 1, max: 9 }),
    by: by(1),
  }),
  fc.record({ does: fc.constant('pact-slot' as const), by: by(1) }),
  fc.record({
    does: fc.constant('supply' as const),
    key: fc.constantFrom('channel-divinity', 'second-wind', 'wand', 'wild', 'gone'),
    by: by(3),
  }),
  fc.record({
    does: fc.constant('concentrate' as const),
    on: fc.constantFrom('', 'Bless', 'Bane'),
  }),
  fc.record({
    does: fc.constant('condition' as const),
    condition: fc.constantFrom('prone' as const, 'stunned' as const, 'unconscious' as const),
    on: fc.boolean(),
  }),
  fc.record({ does: fc.constant('exhaustion' as const), by: by(3) }),
  fc.record({ does: fc.constant('inspiration' as const), by: by(1) }),
  fc.record({
    does: fc.constant('coins' as const),
    cp: fc.constant(0),
    ep: fc.constant(0),
    pp: fc.constant(0),
    gp: fc.integer({ min: -20, max: 20 }),
    sp: fc.integer({ min: -20, max: 20 }),
  }),
  fc.record({
    does: fc.constant('counter' as const),
    key: fc.constantFrom('arrows', 'luck', 'debt'),
    by: by(9),
  }),
  fc.record({
    does: fc.constant('short-rest' as const),
    dice: fc.array(fc.tuple(sides, roll), { maxLength: 3 }),
  }),
  fc.record({ does: fc.constant('long-rest' as const), fed: fc.boolean(), dawn: fc.boolean() }),
  fc.record({
    does: fc.constant('supply' as const),
    key: fc.constantFrom('channel-divinity', 'wild'),
    by: fc.constant(-1),
    begins: fc.constantFrom('rage', 'large-form', 'gone'),
    heals: fc.integer({ min: 1, max: 20 }),
    braces: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    does: fc.constant('effect' as const),
    key: fc.constantFrom('rage', 'large-form'),
    on: fc.boolean(),
  }),
  fc.record(
    {
      does: fc.constant('gear' as const),
      item: fc.constantFrom('bow', 'quarrels', 'ring', 'gem-1', 'gone'),
      by: by(5),
      shot: fc.boolean(),
      equipped: fc.boolean(),
      attuned: fc.boolean(),
      within: fc.constantFrom('', 'bow', 'ring', 'gem-1'),
    },
    { requiredKeys: ['does', 'item'] },
  ),
  fc.record({
    does: fc.constant('recover' as const),
    item: fc.constantFrom('quarrels', 'gem-1'),
  }),
  fc.record({
    does: fc.constant('loot' as const),
    item: fc.constantFrom('gem-1', 'gem-2'),
    slug: fc.constant(null),
    name: fc.constantFrom('Ruby', ''),
    count: fc.integer({ min: 1, max: 9 }),
    pounds: fc.constant(null),
  }),
  fc.record({
    does: fc.constant('note' as const),
    note: fc.constantFrom('n1', 'n2'),
    text: fc.constantFrom('', 'One', 'Two'),
  }),
  fc.record({
    does: fc.constant('cast' as const),
    spell: fc.constant('Alarm'),
    how: fc.constantFrom('ritual' as const, 'at-will' as const),
    holds: fc.boolean(),
  }),
);

/** Deeds with unique ids; some undo an earlier one. */
const deeds = fc
  .array(fc.tuple(any, fc.option(fc.nat(40), { freq: 5 })), { maxLength: 40 })
  .map((all) =>
    all.map(([one, undoes], at): Deed => {
      const id = `device-a-${at}`;
      if (undoes !== null && undoes < at) return { id, does: 'undo', of: `device-a-${undoes}` };
      return { ...one, id };
    }),
  );

describe.each(EDITIONS)('any deeds in any order by the rules of %s', (edition) => {
  const facts: PlayFacts = {
    ...sampleFacts(edition),
    attunement: 1,
    things: [
      { id: 'bow', name: 'Bow', count: 1, equipped: true, attuned: false },
      { id: 'quarrels', name: 'Quarrels', count: 20, equipped: false, attuned: false },
      { id: 'ring', name: 'Ring', count: 1, equipped: true, attuned: true },
    ],
    effects: [
      { key: 'rage', name: 'Rage', ends: 'incapacitated' },
      { key: 'large-form', name: 'Large Form', ends: 'by-hand' },
    ],
  };

  it('leave play within its bounds', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const { log } = enteredAll(facts, NOTHING, all);
        const { play } = log;
        expect(playShape.parse(play)).toEqual(play);
        expect(hitPointsNow(facts, play)).toBeLessThanOrEqual(maximumNow(facts, play));
        expect(play.hitPoints ?? 1).toBeGreaterThanOrEqual(0);
        play.slotsSpent.forEach((spent, at) => {
          expect(spent).toBeLessThanOrEqual(facts.slots[at] ?? 0);
        });
        expect(play.pactSpent).toBeLessThanOrEqual(1);
        expect(play.spent['channel-divinity'] ?? 0).toBeLessThanOrEqual(2);
        for (const { sides: kind, count } of facts.hitDice) {
          expect(play.hitDiceSpent[kind] ?? 0).toBeLessThanOrEqual(count);
        }
        expect(play.exhaustion).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('count once, however often they are sent', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const once = enteredAll(facts, NOTHING, all).log;
        const done = new Set(once.done.map(({ id }) => id));
        const again = all.filter(({ id }) => done.has(id));
        const twice = enteredAll(facts, once, again);
        expect(twice.log).toEqual(once);
        expect(twice.told.every((one) => !one.ok && one.again)).toBe(true);
      }),
    );
  });

  it('undone at once leave everything as it was', () => {
    fc.assert(
      fc.property(deeds, any, (all, one) => {
        // An undo without effect normalises the numbers.
        const touched = [
          ...all,
          ...([1, -1] as const).map((each) => ({
            id: `touch-${each}--`,
            does: 'counter' as const,
            key: 'debt',
            by: each,
          })),
        ];
        const before = enteredAll(facts, NOTHING, touched).log;
        const did = entered(facts, before, { ...one, id: 'the-deed' });
        if (!did.told.ok) return;
        const undone = entered(facts, did.log, { id: 'the-undoing', does: 'undo', of: 'the-deed' });
        expect(undone.told.ok).toBe(true);
        expect(plain(undone.log)).toEqual(plain(before));
        const more = entered(facts, undone.log, { id: 'once-more', does: 'undo', of: 'the-deed' });
        expect(more.told).toMatchObject({ ok: false, again: false });
      }),
    );
  });

  /** Play normalised for comparison: an empty slot list is nine zeros, a missing use is none spent. */
  function plain({ play }: PlayLog) {
    const some = (record: Record<string, number>) =>
      Object.fromEntries(Object.entries(record).filter(([, value]) => value !== 0));
    return {
      ...play,
      hitPoints: hitPointsNow(facts, play),
      slotsSpent: Array.from({ length: 9 }, (_, at) => play.slotsSpent[at] ?? 0),
      spent: some(play.spent),
      hitDiceSpent: some(play.hitDiceSpent),
      counters: { arrows: 20, luck: 3, debt: 0, ...play.counters },
      conditions: [...play.conditions].sort(),
      effects: [...play.effects].sort(),
      notes: play.notes.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      // An item that was found stays known after it is gone.
      loot: [],
      gear: thingsOf(facts, play)
        .map((thing) => ({
          id: thing.id,
          ...atHand(play, thing.id, thing),
          shot: shotOf(play, thing.id),
          within: withinOf(play, thing.id),
        }))
        .filter(({ id, count }) => count > 0 || !id.startsWith('gem')),
    };
  }

  it('of two devices that meet no bound come to the same in either order', () => {
    const small = fc.oneof(
      fc.record({ does: fc.constant('hit-points' as const), by: by(3) }),
      fc.record({ does: fc.constant('counter' as const), key: fc.constant('debt'), by: by(9) }),
      fc.record({
        does: fc.constant('coins' as const),
        cp: fc.constant(0),
        ep: fc.constant(0),
        pp: fc.constant(0),
        sp: fc.constant(0),
        gp: fc.integer({ min: -3, max: 3 }),
      }),
    );
    const start: PlayLog = {
      play: playOf({ hitPoints: 20, coins: { cp: 0, sp: 0, ep: 0, gp: 90, pp: 0 } }),
      done: [],
    };
    const of = (device: string, all: readonly object[]) =>
      all.map((one, at) => ({ ...one, id: `${device}-${at}-of-it` }) as Deed);
    const few = fc.array(small, { maxLength: 3 });
    fc.assert(
      fc.property(few, few, (a, b) => {
        const one = enteredAll(facts, start, [...of('phone', a), ...of('tablet', b)]).log;
        const other = enteredAll(facts, start, [...of('tablet', b), ...of('phone', a)]).log;
        expect(one.play).toEqual(other.play);
      }),
    );
  });
});

it('an old deed is taken back beneath what happened since', () => {
  const facts = sampleFacts('2014');
  const all: Deed[] = [
    { id: 'the-first', does: 'damage', amount: 12, type: 'fire', critical: false },
    { id: 'the-second', does: 'damage', amount: 5, type: null, critical: false },
    { id: 'a-slot-spent', does: 'slot', level: 1, by: -1 },
    { id: 'the-undoing', does: 'undo', of: 'the-first' },
  ];
  const { log, told } = enteredAll(facts, NOTHING, all);
  expect(log.play).toMatchObject({ hitPoints: 35 });
  expect(log.play.slotsSpent[0]).toBe(1);
  expect(told.at(-1)).toMatchObject({ said: 'Undone: 12 fire damage: 28 hit points left' });
});

it('the last 500 of the past are kept', () => {
  const facts = sampleFacts('2014');
  const all = Array.from(
    { length: MOST_DEEDS_KEPT + 7 },
    (_, at): Deed => ({ id: `a-small-step-${at}`, does: 'counter', key: 'debt', by: 1 }),
  );
  const { log } = enteredAll(facts, NOTHING, all);
  expect(log.done).toHaveLength(MOST_DEEDS_KEPT);
  expect(log.play.counters.debt).toBe(MOST_DEEDS_KEPT + 7);
});

it('a deed without an id of its device, of another kind, or out of bounds is none', () => {
  const good = { id: 'device-a-1', does: 'damage', amount: 3 };
  expect(deedShape.safeParse(good).success).toBe(true);
  for (const bad of [
    { ...good, id: 'short' },
    { ...good, id: 'x'.repeat(41) },
    { ...good, amount: 0 },
    { ...good, amount: 1.5 },
    { ...good, does: 'win' },
    { ...good, by: 'somebody' },
    { id: good.id, does: 'hit-points', by: 0 },
  ]) {
    expect(deedShape.safeParse(bad).success).toBe(false);
  }
});

describe('deeds of one press', () => {
  const facts = sampleFacts('2014');
  const cast = [
    { id: 'cast-0001', does: 'slot', level: 1, by: -1 },
    { id: 'cast-0001-2', does: 'concentrate', on: 'Bless' },
  ].map((one) => deedShape.parse(one));

  it('can all be done by who is up and has what they cost', () => {
    expect(whyNotAll(facts, NOTHING, cast)).toBeNull();
  });

  it('cannot where one of them cannot: who is stunned concentrates on nothing, and keeps the slot', () => {
    const stunned = { ...NOTHING, play: playOf({ conditions: ['stunned'] }) };
    expect(whyNotAll(facts, stunned, cast)).toBe('You cannot concentrate while incapacitated.');
    const empty = { ...NOTHING, play: playOf({ slotsSpent: [9] }) };
    expect(whyNotAll(facts, empty, cast)).toBe('No level 1 slot left.');
  });

  it('that were done before are no trouble', () => {
    const { log } = enteredAll(facts, NOTHING, cast);
    expect(whyNotAll(facts, log, cast)).toBeNull();
  });
});

it('a log that was stored before play had effects, gear and notes folds as it did', () => {
  const stored: unknown = JSON.parse(`{
    "play": {"hitPoints": 31, "spent": {"second-wind": 1}, "slotsSpent": [1], "concentration": "Bless",
      "coins": {"cp": 0, "sp": 0, "ep": 0, "gp": 5, "pp": 0}},
    "deeds": [
      {"id": "stored-01", "does": "supply", "key": "second-wind", "by": 1},
      {"id": "stored-02", "does": "slot", "level": 1, "by": -1, "spell": "Shield of Faith", "holds": true},
      {"id": "stored-03", "does": "coins", "gp": -2},
      {"id": "stored-04", "does": "damage", "amount": 4, "type": "fire", "critical": false},
      {"id": "stored-05", "does": "undo", "of": "stored-02"}
    ]
  }`);
  const { play: before, deeds: all } = Object(stored);
  const read = readDeeds({ deeds: all });
  if (!read.ok) throw new Error(read.problem);
  const { log, told } = enteredAll(
    sampleFacts('2014'),
    { play: playShape.parse(before), done: [] },
    read.deeds,
  );
  expect(told.map((one) => (one.ok ? one.said : one.problem))).toEqual([
    'Second Wind regained: 1 left',
    'Shield of Faith cast with a level 1 slot: 2 left. Concentrating on Shield of Faith, no longer on Bless',
    '−2 GP',
    '4 fire damage: 27 hit points left',
    'Undone: Shield of Faith cast with a level 1 slot: 2 left. Concentrating on Shield of Faith, no longer on Bless',
  ]);
  expect(log.play).toMatchObject({
    hitPoints: 27,
    slotsSpent: [1, 0, 0, 0, 0, 0, 0, 0, 0],
    concentration: 'Bless',
    coins: { gp: 3 },
    effects: [],
    gear: {},
    notes: [],
  });
});
