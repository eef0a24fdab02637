import fc from 'fast-check';
import type { Deed } from '~/fights/log/deeds';
import { SEAT_ACTS, SHOWN_HIT_POINTS } from '~/fights/sheet/table-words';
import { secretMat } from './secret-map';
import { goblin } from './told-fight';

/** The values that generated deeds use. */
export type AboutWhom = {
  /** Ids of combatants, rows and seats; some that don't exist. */
  who: fc.Arbitrary<string>;
  /** A word for every text that players must never read, whatever the table shows. */
  secret: string;
  /** For whom a secret handout may be; default: anyone. */
  others?: fc.Arbitrary<string>;
};

/** Generates deeds of every kind as a client sends them, without the schema's defaults. */
export function anyDeed({
  who,
  secret,
  others = who,
}: AboutWhom): fc.Arbitrary<Record<string, unknown>> {
  const hitPoints = fc.constantFrom(...SHOWN_HIT_POINTS);
  const shown = fc.record({
    partyHitPoints: hitPoints,
    otherHitPoints: hitPoints,
    showsConditions: fc.boolean(),
    showsCounts: fc.boolean(),
    seatsMay: fc.subarray([...SEAT_ACTS]),
    background: fc.constantFrom('cave', secret, null),
  });
  const lasting = fc.oneof(
    fc.constant({ id: 'l1', name: 'Slow', conditions: [], text: secret }),
    fc.constant({ id: 'l2', name: secret, conditions: [], hidden: true }),
    fc.record({
      id: fc.constant('l3'),
      name: fc.constant('Held'),
      maker: who,
      conditions: fc.constant(['paralyzed']),
      ends: fc.record({
        turn: fc.record({
          of: who,
          moment: fc.constant('end'),
          count: fc.integer({ min: 1, max: 3 }),
        }),
        concentration: fc.boolean(),
      }),
    }),
  );
  const save = fc.constant({ ability: 'con' as const, dc: 12, succeeded: false });
  const one = (name: Deed['do'], shape: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({ do: fc.constant(name), ...shape });
  const several = fc.array(who, { minLength: 1, maxLength: 3 });
  const amount = fc.integer({ min: 0, max: 60 });
  const kinds: Record<Deed['do'], fc.Arbitrary<Record<string, unknown>>> = {
    claim: one('claim', { seat: who, who, name: fc.constant(secret) }),
    seat: one('seat', { seat: who, who, name: fc.constant(secret) }),
    unseat: one('unseat', { seat: who }),
    suggest: one('suggest', {
      seat: who,
      by: who,
      targets: several,
      amount,
      with: fc.constant(secret),
    }),
    handout: fc.oneof(
      one('handout', { id: who, to: fc.constant(null), text: fc.constant('Run!') }),
      one('handout', { id: who, to: others, text: fc.constant(secret), picture: who }),
    ),
    'handout-gone': one('handout-gone', { handout: who }),
    pause: one('pause', { on: fc.boolean() }),
    roll: fc.oneof(
      one('roll', {
        seat: fc.constant(null),
        by: who,
        what: fc.constant('Stealth'),
        text: fc.constant('1d20 (4) = 4'),
        total: fc.constant(4),
        secret: fc.constant(false),
      }),
      one('roll', {
        seat: others,
        by: who,
        what: fc.constant(secret),
        text: fc.constant(secret),
        total: fc.constant(null),
        secret: fc.constant(true),
      }),
    ),
    mat: one('mat', { map: fc.constant(secretMat(secret)) }),
    'mat-place': one('mat-place', {
      placed: fc
        .record({ who, at: fc.option(fc.constantFrom({ x: 2, y: 2 }, { x: 12, y: 12 })) })
        .map((each) => [each]),
    }),
    'mat-uncover': one('mat-uncover', {
      on: fc.boolean(),
      areas: fc.constantFrom('all', [21], [400]),
      what: fc.constant(secret),
    }),
    name: one('name', { name: fc.constant(secret) }),
    set: one('set', { settings: shown.map((given) => ({ ties: 'party', ...given })) }),
    add: one('add', { seeds: fc.constant([{ id: 'new', sheet: goblin, arrives: 3 }]) }),
    change: fc.oneof(
      one('change', { who, changes: fc.constant({ hidden: true, sheet: { ac: 12 } }) }),
      one('change', { who, changes: fc.constant({ note: secret, portrait: secret }) }),
      one('change', { who, changes: fc.record({ shownHitPoints: fc.option(hitPoints) }) }),
    ),
    place: one('place', { who: several, where: fc.constantFrom('pile', 'gone', 'back') }),
    link: one('link', { who: several, row: who, name: fc.constant(secret) }),
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
      change: fc.constant({ id: 'aid', by: -5, name: secret, alsoNow: true }),
    }),
    casts: one('casts', { who, spell: fc.constant(secret), level: fc.integer({ min: 0, max: 9 }) }),
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
      what: fc.constantFrom(
        { of: 'reaction' },
        { of: 'use', key: secret },
        { of: 'slot', level: 3 },
      ),
      by: fc.integer({ min: -2, max: 2 }),
    }),
    ready: one('ready', { who, what: fc.option(fc.constant(secret)) }),
    delay: one('delay', { row: who }),
    undelay: one('undelay', { row: who }),
    transform: one('transform', {
      who,
      into: fc.constant(goblin),
      name: fc.constant('Wolf'),
      hitPoints: fc.constantFrom('apart', 'temporary', 'own'),
    }),
    revert: one('revert', { who }),
    remind: one('remind', {
      who: fc.option(who),
      reminder: fc.constant({ id: 'r', at: 'round', text: secret }),
    }),
    'remind-no-more': one('remind-no-more', { who: fc.option(who), reminder: fc.constant('r') }),
    dismiss: one('dismiss', { due: fc.constant('d') }),
    note: one('note', { text: fc.constant(secret) }),
    notes: one('notes', { text: fc.constant(secret), over: fc.integer({ min: 0, max: 9 }) }),
    treasure: one('treasure', { text: fc.constant(secret) }),
    end: one('end', { xp: amount, sharedBy: fc.integer({ min: 1, max: 5 }) }),
    sweep: one('sweep', { how: fc.constantFrom('clean', 'clear') }),
    undo: one('undo', { event: fc.constantFrom('e1', 'f0', 'f1', 'gone') }),
    redo: one('redo', { event: fc.constantFrom('e1', 'f0', 'f1', 'gone') }),
  };
  return fc.oneof(...Object.values(kinds));
}
