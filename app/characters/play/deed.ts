import { z } from 'zod';
import { condition, damageType, line, whole } from '~/compendium/records/record-parts';

/** Of its device: the same deed sent twice counts once. */
const deedId = z.string().regex(/^[\w-]{8,40}$/, 'must be 8 to 40 letters, digits or hyphens');
const sides = z.union([z.literal(6), z.literal(8), z.literal(10), z.literal(12)]);
const key = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w/>#:+-]+$/, 'must be the key of something on the sheet');
/** More of it, or less; never nothing. */
const signed = (most: number) => whole(-most, most).refine((by) => by !== 0, 'must not be 0');
const one = <Does extends string, Shape extends z.ZodRawShape>(does: Does, shape: Shape) =>
  z.strictObject({ id: deedId, does: z.literal(does), ...shape });

/** The name of the spell that something was spent on, and whether one concentrates on it from then on. */
const onSpell = { spell: line(80).optional(), holds: z.boolean().optional() };

/**
 * Something done at the table. It says what happened, never what the numbers are now, so that deeds of several devices fit
 * together. Amounts in hit points; what is spent is `by` below 0 and what comes back above, seen from what one has.
 */
export const deed = z.discriminatedUnion('does', [
  /** Damage that counts, after resistances; a critical hit counts twice on the dying. */
  one('damage', {
    amount: whole(1, 9999),
    type: damageType.nullable().default(null),
    critical: z.boolean().default(false),
  }),
  one('heal', { amount: whole(1, 9999) }),
  /** They do not add up: the greater stays, unless `replace` says that one prefers the new ones. 0 with `replace` drops them. */
  one('temporary', { amount: whole(0, 9999), replace: z.boolean().default(false) }),
  /** A correction by hand, and what magic brings back from death. */
  one('hit-points', { by: signed(9999) }),
  one('hit-die', { sides, roll: whole(1, 12) }),
  /** `total` where something adds to the die; the die alone decides at 1 and 20. */
  one('death-save', { die: whole(1, 20), total: whole(-20, 60).nullable().default(null) }),
  one('stabilise', {}),
  one('slot', { level: whole(1, 9), by: signed(1), ...onSpell }),
  one('pact-slot', { by: signed(1), ...onSpell }),
  one('supply', { key, by: signed(99), ...onSpell }),
  /** On a spell; '' lets go. */
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
  /** With the hit dice spent in it, each with what it showed. */
  one('short-rest', {
    dice: z
      .array(z.tuple([sides, whole(1, 12)]))
      .max(20)
      .default([]),
  }),
  /** `fed`: with food and drink (2014's exhaustion asks for it). `dawn`: the sun rose meanwhile. */
  one('long-rest', { fed: z.boolean().default(true), dawn: z.boolean().default(true) }),
  /** What comes back when the sun rises. */
  one('dawn', {}),
  one('undo', { of: deedId }),
]);

export type Deed = z.infer<typeof deed>;
export type DeedOf<Does extends Deed['does']> = Extract<Deed, { does: Does }>;

/** As many as one message may carry. */
export const MOST_DEEDS_AT_ONCE = 100;
