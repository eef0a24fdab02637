import { z } from 'zod';
import { few, line, prose, whole } from '~/compendium/records/record-parts';
import { id, lastingSeed } from '../sheet/lasting';
import { INITIATIVE_MODES, sheet } from '../sheet/sheet';
import { manner, savedRoll, struck } from './blows';
import { changes, settings } from './changes';
import { seed } from './seed';
import { tableDeeds } from './table-deeds';

export type { Manner, SavedRoll, Struck } from './blows';
export { type SettingsChange, settings } from './changes';
export { type Seed, type Standing, seed } from './seed';

/*
 * What can be done in a fight. A deed says what was done, with the dice as they fell ("the lich deals 28 fire to Mira"), never
 * what the state is now: two devices may do deeds at once, and both count. What the rules make of a deed (resistance, temporary
 * hit points, a turn's durations) is the fold's, so that every device comes to the same state.
 */

const many = <T extends z.ZodType>(one: T) => z.array(one).min(1).max(200);
const hitPoints = whole(0, 9999);

/** It failed, and its maker may still choose a legendary resistance: what the failure brings waits for that. */
const mayResist = z.literal(true).optional();

const rowAt = z.strictObject({ round: whole(0, 9999), row: id.nullable() });

export const deed = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('name'), name: line(100) }),
  z.strictObject({ do: z.literal('set'), settings }),
  z.strictObject({ do: z.literal('add'), seeds: many(seed) }),
  z.strictObject({ do: z.literal('change'), who: id, changes }),
  /** `pile`: the defeated, out of the order but in the books; `gone`: taken out for good; `back`: returns to the order. */
  z.strictObject({
    do: z.literal('place'),
    who: many(id),
    where: z.enum(['pile', 'gone', 'back']),
  }),
  /** Rows whose members act together from now on (linked), or each alone again. */
  z.strictObject({ do: z.literal('link'), who: many(id), row: id, name: line(80).optional() }),
  z.strictObject({ do: z.literal('unlink'), who: many(id) }),
  /** Initiative as rolled, entered or set. Dice are empty for what was entered. */
  z.strictObject({
    do: z.literal('initiative'),
    counts: many(
      z.strictObject({
        row: id,
        count: whole(-30, 99),
        dice: z.array(whole(1, 20)).max(2).default([]),
        mode: z.enum(INITIATIVE_MODES).default('roll'),
      }),
    ),
  }),
  /** By hand: acts right before that row from now on (null: last). */
  z.strictObject({ do: z.literal('move'), row: id, before: id.nullable() }),
  /** The fight begins with its first turn; who is surprised was said by `change`. */
  z.strictObject({ do: z.literal('begin') }),
  /**
   * The turn passes on, or back. `from` is where it stood for who pressed: of two presses at once only one counts.
   * `recharges`: the d6 of each spent entry that may come back at the start of the turn.
   */
  z.strictObject({
    do: z.literal('turn'),
    from: rowAt,
    to: rowAt,
    recharges: few(z.strictObject({ who: id, key: line(80), die: whole(1, 6) }), 200),
  }),
  z.strictObject({
    do: z.literal('harm'),
    by: id.nullable().default(null),
    /** "Fire Breath", "fireball", "longsword". */
    with: line(120).nullable().default(null),
    manner: manner.default({
      attack: false,
      magical: false,
      silvered: false,
      adamantine: false,
      spell: false,
      good: false,
    }),
    struck: many(struck),
  }),
  z.strictObject({
    do: z.literal('heal'),
    by: id.nullable().default(null),
    with: line(120).nullable().default(null),
    healed: many(z.strictObject({ who: id, amount: hitPoints })),
    /** Brings the dead back too, as Revivify does; other healing does nothing for them. */
    revives: z.boolean().default(false),
  }),
  /** Temporary hit points: the larger number stays (SRD "Temporary Hit Points"), unless `replace` is chosen. */
  z.strictObject({
    do: z.literal('shield'),
    given: many(
      z.strictObject({ who: id, amount: hitPoints, replace: z.boolean().default(false) }),
    ),
  }),
  /** The maximum goes up for a while (Aid: hit points too) or is drained. `gone` takes the change of that id back. */
  z.strictObject({
    do: z.literal('maximum'),
    who: many(id),
    change: z.strictObject({ id, by: whole(-9999, 9999), name: line(80), alsoNow: z.boolean() }),
  }),
  z.strictObject({ do: z.literal('maximum-back'), who: many(id), change: id }),
  z.strictObject({ do: z.literal('lasting'), who: many(id), lasting: lastingSeed }),
  z.strictObject({
    do: z.literal('lasting-ends'),
    ended: many(z.strictObject({ who: id, lasting: id })),
  }),
  z.strictObject({ do: z.literal('exhaustion'), who: many(id), levels: whole(-6, 6) }),
  /** The answer to what is due: a save to end something. */
  z.strictObject({
    do: z.literal('saved'),
    who: id,
    lasting: id,
    save: savedRoll,
    /** The question that it answers; missing: the oldest about this. */
    due: line(200).optional(),
    mayResist,
  }),
  /** A spell is cast; what it does and what it costs are deeds beside this one. Level 0: a cantrip. */
  z.strictObject({ do: z.literal('casts'), who: id, spell: line(120), level: whole(0, 9) }),
  z.strictObject({
    do: z.literal('concentrates'),
    who: id,
    on: line(120),
    lasting: few(id, 50),
    /** It is over when nothing of `lasting` is on anybody any more: a spell on its targets, such as Hold Person. */
    whileHeld: z.boolean().optional(),
  }),
  z.strictObject({
    do: z.literal('concentration-save'),
    who: id,
    due: line(120),
    save: savedRoll,
    mayResist,
  }),
  z.strictObject({ do: z.literal('concentration-ends'), who: id }),
  /** A death saving throw; `die` is the d20 as it fell, with what is added (Bless) in `total`. */
  z.strictObject({
    do: z.literal('death-save'),
    who: id,
    die: whole(1, 20),
    total: whole(-30, 60).optional(),
  }),
  z.strictObject({ do: z.literal('stabilise'), who: id }),
  /** Spent (or, below zero, given back): a reaction, legendary actions and resistances, uses by key, slots by level. */
  z.strictObject({
    do: z.literal('spend'),
    who: id,
    what: z.discriminatedUnion('of', [
      z.strictObject({ of: z.literal('reaction') }),
      z.strictObject({ of: z.literal('legendary-action') }),
      z.strictObject({ of: z.literal('legendary-resistance') }),
      z.strictObject({ of: z.literal('use'), key: line(80) }),
      z.strictObject({ of: z.literal('slot'), level: whole(1, 9) }),
    ]),
    by: whole(-200, 200),
  }),
  /** Readied: what it waits for; null when it is let go. A readied action takes its reaction when used. */
  z.strictObject({ do: z.literal('ready'), who: id, what: line(200).nullable() }),
  /** Delays: out of the order until it comes back in, before the row whose turn it is (a rule of many tables, not the SRD's). */
  z.strictObject({ do: z.literal('delay'), row: id }),
  z.strictObject({ do: z.literal('undelay'), row: id }),
  /** Takes another shape: hit points kept apart (2014 Wild Shape, Polymorph), or as temporary ones (2024). */
  z.strictObject({
    do: z.literal('transform'),
    who: id,
    into: sheet,
    hitPoints: z.enum(['apart', 'temporary', 'own']),
    name: line(100),
    /** The mark on it that keeps it up, by its id: when that ends, so does the shape. */
    until: id.optional(),
  }),
  z.strictObject({ do: z.literal('revert'), who: id }),
  z.strictObject({
    do: z.literal('remind'),
    who: id.nullable(),
    reminder: sheet.shape.reminders.unwrap().element,
  }),
  z.strictObject({ do: z.literal('remind-no-more'), who: id.nullable(), reminder: line(80) }),
  /** What was due and is done with, without a deed of its own. */
  z.strictObject({
    do: z.literal('dismiss'),
    due: line(200),
    /** The die that answered it, where one did: a recharge that was rolled by itself. */
    die: whole(1, 20).optional(),
  }),
  z.strictObject({ do: z.literal('note'), text: prose(1000) }),
  /** Over: what it earned is shared by so many. */
  z.strictObject({ do: z.literal('end'), xp: whole(0, 100_000_000), sharedBy: whole(1, 200) }),
  /** All but the party goes (`clean`: the party's marks, initiative and hit points stay; `clear`: made fresh too). */
  z.strictObject({ do: z.literal('sweep'), how: z.enum(['clean', 'clear']) }),
  /** Takes back (or does again) what the event of this id did. Whoever did it, or the game master. */
  z.strictObject({ do: z.literal('undo'), event: id }),
  z.strictObject({ do: z.literal('redo'), event: id }),
  ...tableDeeds,
]);
export type Deed = z.infer<typeof deed>;
/** The deed of one kind. */
export type DeedOf<K extends Deed['do']> = Extract<Deed, { do: K }>;

/** One thing that happened, as a device says it. `id` is made by the device, so that it counts once however often it arrives; `by` is the person or the seat. */
export const fightEvent = z.strictObject({
  v: z.literal(1),
  id,
  by: id,
  /**
   * The first event of the same press, by the same author: one press may be more than an event holds, and all of it is taken back
   * and done again together. Missing: the press is this event.
   */
  group: id.optional(),
  /** By the clock of the device, in milliseconds: for people to read; the order is the server's. */
  at: z.number().int().min(0).max(8.64e15),
  deeds: z.array(deed).min(1).max(20),
});
export type FightEvent = z.infer<typeof fightEvent>;
