import { z } from 'zod';
import { condition, damageType, line, prose, slug, whole } from '~/compendium/records/record-parts';

// In all of these, the name of every object's prototype is no id.

/** Created by the device, so that a deed sent twice is applied once. */
const deedId = z
  .string()
  .regex(/^(?!__proto__$)[\w-]{8,40}$/, 'must be 8 to 40 letters, digits or hyphens');
const sides = z.union([z.literal(6), z.literal(8), z.literal(10), z.literal(12)]);
const key = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!__proto__$)[\w/>#:+-]+$/, 'must be the key of something on the sheet');
/** A positive or negative amount, never 0. */
const signed = (most: number) => whole(-most, most).refine((by) => by !== 0, 'must not be 0');
const one = <Does extends string, Shape extends z.ZodRawShape>(does: Does, shape: Shape) =>
  z.strictObject({ id: deedId, does: z.literal(does), ...shape });

/** The spell that a resource was spent on, and whether concentration on it begins. */
const onSpell = { spell: line(80).optional(), holds: z.boolean().optional() };

/** What a use of a feature does to the character itself: hit points, temporary hit points, an effect that begins. */
const onSelf = {
  heals: whole(1, 9999).optional(),
  braces: whole(1, 9999).optional(),
  begins: key.optional(),
};

const thing = z.string().regex(/^(?!__proto__$)[\w-]{1,40}$/, 'must be the id of an item or note');

/**
 * An event during play. It describes what happened, never the resulting numbers, so that deeds of several devices can
 * be combined. Amounts are hit points; `by` is negative when something is spent and positive when it is regained.
 */
export const deed = z.discriminatedUnion('does', [
  /** Damage after resistances; a critical hit counts as two failures on a dying character. */
  one('damage', {
    amount: whole(1, 9999),
    type: damageType.nullable().default(null),
    critical: z.boolean().default(false),
  }),
  one('heal', { amount: whole(1, 9999) }),
  /**
   * They do not stack: the higher number stays, unless `replace` selects the new one. 0 with `replace` removes them.
   */
  one('temporary', { amount: whole(0, 9999), replace: z.boolean().default(false) }),
  /** A manual correction; also used when magic restores life. */
  one('hit-points', { by: signed(9999) }),
  one('hit-die', { sides, roll: whole(1, 12) }),
  /** `total` when something modifies the die; for 1 and 20 only the die counts. */
  one('death-save', { die: whole(1, 20), total: whole(-20, 60).nullable().default(null) }),
  one('stabilise', {}),
  one('slot', { level: whole(1, 9), by: signed(1), ...onSpell }),
  one('pact-slot', { by: signed(1), ...onSpell }),
  one('supply', { key, by: signed(99), ...onSpell, ...onSelf }),
  /** An effect of a feature begins or ends: a rage. */
  one('effect', { key, on: z.boolean() }),
  /** A spell cast without a slot or a use: a cantrip, at will, as a ritual. */
  one('cast', {
    spell: line(80),
    how: z.enum(['cantrip', 'at-will', 'ritual']),
    holds: z.boolean().optional(),
  }),
  /** The spell; '' ends concentration. */
  one('concentrate', { on: line(80).or(z.literal('')) }),
  one('condition', { condition, on: z.boolean() }),
  one('exhaustion', { by: signed(6) }),
  one('inspiration', { by: signed(1) }),
  one('coins', {
    cp: whole(-999_999, 999_999).default(0),
    sp: whole(-999_999, 999_999).default(0),
    ep: whole(-999_999, 999_999).default(0),
    gp: whole(-999_999, 999_999).default(0),
    pp: whole(-999_999, 999_999).default(0),
  }),
  one('counter', { key, by: signed(9999) }),
  /** A carried item: spent or gained; shot, so that it can be searched for; equipped; attuned. */
  one('gear', {
    item: thing,
    by: signed(9999).optional(),
    shot: z.boolean().optional(),
    equipped: z.boolean().optional(),
    attuned: z.boolean().optional(),
    /** Put into another item; '' takes it out. */
    within: thing.or(z.literal('')).optional(),
    /** What drinking or using it heals. */
    heals: whole(1, 9999).optional(),
  }),
  /** Half of what was shot is found again (SRD 5.1, "Ammunition"; SRD 5.2.1, "Ammunition"). */
  one('recover', { item: thing }),
  /** An item that was found: one of the book, or a custom one. */
  one('loot', {
    item: thing,
    slug: slug.nullable().default(null),
    name: line(80).or(z.literal('')).default(''),
    count: whole(1, 9999).default(1),
    pounds: z.number().min(0).max(9999).nullable().default(null),
  }),
  /** A note of play: written, changed, or removed with an empty text. */
  one('note', { note: thing, text: prose(1000).or(z.literal('')) }),
  /** With the hit dice spent, each with its roll. */
  one('short-rest', {
    dice: z
      .array(z.tuple([sides, whole(1, 12)]))
      .max(20)
      .default([]),
  }),
  /** `fed`: with food and drink (required for 2014's exhaustion). `dawn`: a dawn passed during the rest. */
  one('long-rest', { fed: z.boolean().default(true), dawn: z.boolean().default(true) }),
  /** Restores what recovers at dawn. */
  one('dawn', {}),
  one('undo', { of: deedId }),
]);

export type Deed = z.infer<typeof deed>;
export type DeedOf<Does extends Deed['does']> = Extract<Deed, { does: Does }>;

/** The maximum number of deeds in one request. */
export const MOST_DEEDS_AT_ONCE = 100;
