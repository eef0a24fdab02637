import { z } from 'zod';
import { ability, damageType, few, whole } from '~/compendium/records/record-parts';
import { id, lastingSeed } from '../sheet/lasting';

/** A saving throw: rolled in the app, entered by hand, or only its result. */
export const savedRoll = z.strictObject({
  ability,
  dc: whole(1, 60),
  /** The d20s rolled; empty when only the result is known. */
  dice: z.array(whole(1, 20)).max(2).default([]),
  total: whole(-30, 99).nullable().default(null),
  succeeded: z.boolean(),
  /** The roll failed, and a legendary resistance turned it into a success. */
  legendary: z.boolean().default(false),
});
export type SavedRoll = z.infer<typeof savedRoll>;

const damagePart = z.strictObject({
  amount: whole(0, 99999),
  type: damageType.nullable().default(null),
});
/** Decides whether defences such as "from nonmagical attacks" apply. */
export const manner = z.strictObject({
  attack: z.boolean().default(false),
  magical: z.boolean().default(false),
  silvered: z.boolean().default(false),
  adamantine: z.boolean().default(false),
  spell: z.boolean().default(false),
  /** The weapon is wielded by a good creature. */
  good: z.boolean().default(false),
});
export type Manner = z.infer<typeof manner>;

/** One target of a `harm` deed, with the damage and effects it receives. */
export const struck = z.strictObject({
  who: id,
  parts: z.array(damagePart).min(1).max(8),
  /** Multiplier applied before resistance: 1 (all), 0.5 (successful save), 0 (none) or 2 (double). */
  share: z.union([z.literal(0), z.literal(0.5), z.literal(1), z.literal(2)]).default(1),
  critical: z.boolean().default(false),
  save: savedRoll.optional(),
  /** Lasting effects it also receives. */
  lasting: few(lastingSeed, 8),
  /** The user chose to ignore the target's resistances, immunities and vulnerabilities. */
  ignoresDefences: z.boolean().default(false),
  /** A target reduced to 0 hit points is knocked out instead (the attacker's choice for a melee attack). */
  knocksOut: z.boolean().default(false),
  /** The attack roll behind this damage. A miss deals no damage and is stored for the log only. */
  attack: z
    .strictObject({
      dice: z.array(whole(1, 20)).max(2).default([]),
      total: whole(-30, 99).nullable().default(null),
      ac: whole(0, 60),
      hit: z.boolean(),
    })
    .optional(),
});
export type Struck = z.infer<typeof struck>;
