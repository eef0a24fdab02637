import { z } from 'zod';
import { few, line, prose, whole } from '~/compendium/records/record-parts';
import { id, lastingSeed } from '../sheet/lasting';
import { INITIATIVE_MODES, sheet } from '../sheet/sheet';
import { manner, savedRoll, struck } from './blows';
import { changes, settings } from './changes';
import { matDeeds } from './mat-deeds';
import { seed } from './seed';
import { tableDeeds } from './table-deeds';

export type { Manner, SavedRoll, Struck } from './blows';
export { type SettingsChange, settings } from './changes';
export { type Seed, type Standing, seed } from './seed';

/*
 * The actions ("deeds") that an event of a fight's log can hold. A deed records what was done, with the dice as
 * rolled ("the lich deals 28 fire to Mira"), never the resulting state: two devices may add deeds at the same time
 * and both count. The fold applies the rules (resistance, temporary hit points, durations), so that every device
 * computes the same state.
 */

const many = <T extends z.ZodType>(one: T) => z.array(one).min(1).max(200);
const hitPoints = whole(0, 9999);

/**
 * The save failed, but its maker may still use a legendary resistance; the effects of the failure wait for that
 * decision.
 */
const mayResist = z.literal(true).optional();

const rowAt = z.strictObject({ round: whole(0, 9999), row: id.nullable() });

export const deed = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('name'), name: line(100) }),
  z.strictObject({ do: z.literal('set'), settings }),
  z.strictObject({ do: z.literal('add'), seeds: many(seed) }),
  z.strictObject({ do: z.literal('change'), who: id, changes }),
  /**
   * `pile`: defeated, out of the initiative order but still counted; `gone`: removed for good; `back`: returns to
   * the order.
   */
  z.strictObject({
    do: z.literal('place'),
    who: many(id),
    where: z.enum(['pile', 'gone', 'back']),
  }),
  /** Makes combatants act together in one row (`link`), or each in its own row again (`unlink`). */
  z.strictObject({ do: z.literal('link'), who: many(id), row: id, name: line(80).optional() }),
  z.strictObject({ do: z.literal('unlink'), who: many(id) }),
  /** Initiative as rolled, entered or set. `dice` is empty when the count was entered. */
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
  /** Moved by hand: from now on acts right before row `before` (null: last). */
  z.strictObject({ do: z.literal('move'), row: id, before: id.nullable() }),
  /** The fight begins with its first turn; surprised combatants were already set by `change`. */
  z.strictObject({ do: z.literal('begin') }),
  /**
   * The turn moves forward or back. `from` is the turn that the client saw when the user pressed, so that of two
   * simultaneous presses only one counts. `recharges`: the d6 rolled for each spent ability that may recharge at
   * the start of the turn.
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
    /** Name of the attack, ability or spell: "Fire Breath", "fireball", "longsword". */
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
    /** Also revives the dead, as Revivify does; other healing has no effect on them. */
    revives: z.boolean().default(false),
  }),
  /** Temporary hit points: the higher number stays (SRD "Temporary Hit Points"), unless `replace` is set. */
  z.strictObject({
    do: z.literal('shield'),
    given: many(
      z.strictObject({ who: id, amount: hitPoints, replace: z.boolean().default(false) }),
    ),
  }),
  /**
   * Changes the hit point maximum for a while: raised (Aid; `alsoNow` raises current hit points too) or drained.
   * `maximum-back` undoes the change with that id.
   */
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
  /** The result of a save that ends a lasting effect. */
  z.strictObject({
    do: z.literal('saved'),
    who: id,
    lasting: id,
    save: savedRoll,
    /** Id of the pending save that it answers; missing: the oldest one for this effect. */
    due: line(200).optional(),
    mayResist,
  }),
  /** A spell is cast (level 0: a cantrip). Its effects and its cost are separate deeds. */
  z.strictObject({ do: z.literal('casts'), who: id, spell: line(120), level: whole(0, 9) }),
  z.strictObject({
    do: z.literal('concentrates'),
    who: id,
    on: line(120),
    lasting: few(id, 50),
    /**
     * Concentration ends when none of `lasting` is on any creature any more: a spell that affects its targets,
     * such as Hold Person.
     */
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
  /** A death saving throw: `die` is the d20 as rolled, `total` includes bonuses (Bless). */
  z.strictObject({
    do: z.literal('death-save'),
    who: id,
    die: whole(1, 20),
    total: whole(-30, 60).optional(),
  }),
  z.strictObject({ do: z.literal('stabilise'), who: id }),
  /**
   * Spends a resource (`by` > 0) or gives it back (`by` < 0): a reaction, legendary actions or resistances, uses
   * by key, or spell slots by level.
   */
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
  /**
   * A readied action with its trigger; `what` is null when it is dropped. Using a readied action takes the
   * reaction.
   */
  z.strictObject({ do: z.literal('ready'), who: id, what: line(200).nullable() }),
  /**
   * Delays: leaves the order until `undelay`, which re-enters before the current row (a common house rule, not in
   * the SRD).
   */
  z.strictObject({ do: z.literal('delay'), row: id }),
  z.strictObject({ do: z.literal('undelay'), row: id }),
  /**
   * Takes another shape. Its hit points are separate (2014 Wild Shape, Polymorph), temporary hit points (2024), or
   * the creature's own.
   */
  z.strictObject({
    do: z.literal('transform'),
    who: id,
    into: sheet,
    hitPoints: z.enum(['apart', 'temporary', 'own']),
    name: line(100),
    /** Id of the lasting effect that keeps the shape; when that effect ends, so does the shape. */
    until: id.optional(),
  }),
  z.strictObject({ do: z.literal('revert'), who: id }),
  z.strictObject({
    do: z.literal('remind'),
    who: id.nullable(),
    reminder: sheet.shape.reminders.unwrap().element,
  }),
  z.strictObject({ do: z.literal('remind-no-more'), who: id.nullable(), reminder: line(80) }),
  /** Closes a pending item that needs no deed of its own. */
  z.strictObject({
    do: z.literal('dismiss'),
    due: line(200),
    /** The die that answered the item, if any, for example a recharge roll. */
    die: whole(1, 20).optional(),
  }),
  z.strictObject({ do: z.literal('note'), text: prose(1000) }),
  /** The game master's notes on the whole fight, typed over those whose sign is `over`. */
  z.strictObject({ do: z.literal('notes'), text: prose(4000), over: whole(0, 0xffff_ffff) }),
  /** The treasure of an encounter that joins. */
  z.strictObject({ do: z.literal('treasure'), text: prose(4000) }),
  /** The fight ends; `xp` is shared by `sharedBy` characters. */
  z.strictObject({
    do: z.literal('end'),
    xp: whole(0, 100_000_000),
    sharedBy: whole(1, 200),
    /** The experience also goes to the characters of the user's parties. */
    awards: z.literal(true).optional(),
  }),
  /**
   * Removes everyone but the party. `clean` keeps the party's lasting effects, initiative and hit points; `clear`
   * resets them.
   */
  z.strictObject({ do: z.literal('sweep'), how: z.enum(['clean', 'clear']) }),
  /** Undoes (or redoes) the event with this id. Allowed for the event's author and the game master. */
  z.strictObject({ do: z.literal('undo'), event: id }),
  z.strictObject({ do: z.literal('redo'), event: id }),
  ...tableDeeds,
  ...matDeeds,
]);
export type Deed = z.infer<typeof deed>;
/** The type of one kind of deed. */
export type DeedOf<K extends Deed['do']> = Extract<Deed, { do: K }>;

/**
 * One event of the log, as a device sends it. The device makes `id`, so that an event sent twice counts once; `by`
 * is the id of a user or a seat.
 */
export const fightEvent = z.strictObject({
  v: z.literal(1),
  id,
  by: id,
  /**
   * Id of the first event of the same user action, by the same author: one action may need several events, and all
   * of them are undone and redone together. Missing: this event is the whole action.
   */
  group: id.optional(),
  /** The device's clock, in milliseconds, for display only; the server decides the order of events. */
  at: z.number().int().min(0).max(8.64e15),
  deeds: z.array(deed).min(1).max(20),
});
export type FightEvent = z.infer<typeof fightEvent>;
