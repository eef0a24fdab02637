import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goblin, SEED, start } from '../../../tests/harness/told-fight';
import { type Deed, deed } from '../log/deeds';
import { statistics, tellLog } from './tell-log';

it('tells every kind of deed about anybody, and never throws', () => {
  const who = fc.constantFrom('lich', 'mira', 'gob', 'nobody', 'constructor');
  const lasting = fc.constant({ id: 'l1', name: 'Slow', conditions: [] });
  const save = fc.constant({ ability: 'con' as const, dc: 12, succeeded: false });
  const one = (name: Deed['do'], shape: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({ do: fc.constant(name), ...shape });
  const several = fc.array(who, { minLength: 1, maxLength: 3 });
  const amount = fc.integer({ min: 0, max: 60 });
  const kinds: Record<Deed['do'], fc.Arbitrary<Record<string, unknown>>> = {
    claim: one('claim', { seat: who, who, name: fc.constant('Ann') }),
    seat: one('seat', { seat: who, who, name: fc.constant('Ann') }),
    unseat: one('unseat', { seat: who }),
    suggest: one('suggest', { seat: who, by: who, targets: several, amount }),
    handout: one('handout', { id: who, to: fc.option(who), text: fc.constant('Run!') }),
    'handout-gone': one('handout-gone', { handout: who }),
    pause: one('pause', { on: fc.boolean() }),
    name: one('name', { name: fc.constant('X') }),
    set: one('set', { settings: fc.constant({ ties: 'party' }) }),
    add: one('add', { seeds: fc.constant([{ id: 'new', sheet: goblin, arrives: 3 }]) }),
    change: one('change', { who, changes: fc.constant({ hidden: true, sheet: { ac: 12 } }) }),
    place: one('place', { who: several, where: fc.constantFrom('pile', 'gone', 'back') }),
    link: one('link', { who: several, row: who }),
    unlink: one('unlink', { who: several }),
    initiative: one('initiative', { counts: fc.constant([{ row: 'gob', count: 3, dice: [2] }]) }),
    move: one('move', { row: who, before: fc.option(who) }),
    begin: one('begin', {}),
    turn: one('turn', {
      from: fc.constant({ round: 1, row: 'lich' }),
      to: fc.record({ round: fc.integer({ min: 0, max: 3 }), row: who }),
    }),
    harm: one('harm', {
      by: fc.option(who),
      struck: who.map((id) => [{ who: id, parts: [{ amount: 9, type: 'fire' }] }]),
    }),
    heal: one('heal', { healed: fc.record({ who, amount }).map((each) => [each]) }),
    shield: one('shield', { given: fc.record({ who, amount }).map((each) => [each]) }),
    maximum: one('maximum', {
      who: several,
      change: fc.constant({ id: 'aid', by: -5, name: 'Drain', alsoNow: true }),
    }),
    casts: one('casts', { who, spell: fc.constant('Fly'), level: fc.integer({ min: 0, max: 9 }) }),
    'maximum-back': one('maximum-back', { who: several, change: fc.constant('aid') }),
    lasting: one('lasting', { who: several, lasting }),
    'lasting-ends': one('lasting-ends', { ended: who.map((id) => [{ who: id, lasting: 'l1' }]) }),
    exhaustion: one('exhaustion', { who: several, levels: fc.integer({ min: -6, max: 6 }) }),
    saved: one('saved', { who, lasting: fc.constant('l1'), save }),
    concentrates: one('concentrates', { who, on: fc.constant('Bless') }),
    'concentration-save': one('concentration-save', { who, due: fc.constant('d'), save }),
    'concentration-ends': one('concentration-ends', { who }),
    'death-save': one('death-save', { who, die: fc.integer({ min: 1, max: 20 }) }),
    stabilise: one('stabilise', { who }),
    spend: one('spend', {
      who,
      what: fc.constantFrom({ of: 'reaction' }, { of: 'use', key: 'x' }, { of: 'slot', level: 3 }),
      by: fc.integer({ min: -2, max: 2 }),
    }),
    ready: one('ready', { who, what: fc.option(fc.constant('a shot')) }),
    delay: one('delay', { row: who }),
    undelay: one('undelay', { row: who }),
    transform: one('transform', {
      ...{ who, into: fc.constant(goblin), name: fc.constant('Wolf') },
      hitPoints: fc.constantFrom('apart', 'temporary', 'own'),
    }),
    revert: one('revert', { who }),
    remind: one('remind', {
      who: fc.option(who),
      reminder: fc.constant({ id: 'r', at: 'round', text: 'Rain.' }),
    }),
    'remind-no-more': one('remind-no-more', { who: fc.option(who), reminder: fc.constant('r') }),
    dismiss: one('dismiss', { due: fc.constant('d') }),
    note: one('note', { text: fc.constant('Hm') }),
    end: one('end', { xp: amount, sharedBy: fc.integer({ min: 1, max: 5 }) }),
    sweep: one('sweep', { how: fc.constantFrom('clean', 'clear') }),
    undo: one('undo', { event: fc.constantFrom('e1', 'f0', 'f1', 'gone') }),
    redo: one('redo', { event: fc.constantFrom('e1', 'f0', 'f1', 'gone') }),
  };
  const deeds = fc.array(fc.oneof(...Object.values(kinds)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(deeds, (list) => {
      const events = list.map((each, at) => ({
        ...{ v: 1 as const, id: `f${at}`, by: 'gm', at },
        deeds: [deed.parse(each)],
      }));
      const lines = tellLog(SEED, [...start(), ...events]);
      for (const { text } of lines) expect(text).toMatch(/^\S.*[.:]?\S$/);
      for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN|\[object/);
      statistics(SEED, [...start(), ...events]);
    }),
    { numRuns: 200 },
  );
});
