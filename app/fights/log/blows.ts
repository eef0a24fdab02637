import { z } from 'zod';
import { ability, damageType, few, whole } from '~/compendium/records/record-parts';
import { id, lastingSeed } from '../sheet/lasting';

/** A save as it was rolled, entered or told. */
export const savedRoll = z.strictObject({
  ability,
  dc: whole(1, 60),
  /** The dice as they fell; empty when the result alone is known. */
  dice: z.array(whole(1, 20)).max(2).default([]),
  total: whole(-30, 99).nullable().default(null),
  succeeded: z.boolean(),
  /** It failed, and a legendary resistance made it a success. */
  legendary: z.boolean().default(false),
});
export type SavedRoll = z.infer<typeof savedRoll>;

const damagePart = z.strictObject({
  amount: whole(0, 99999),
  type: damageType.nullable().default(null),
});
/** What decides whether "from nonmagical attacks" and its like hold. */
export const manner = z.strictObject({
  attack: z.boolean().default(false),
  magical: z.boolean().default(false),
  silvered: z.boolean().default(false),
  adamantine: z.boolean().default(false),
  spell: z.boolean().default(false),
  /** A good creature wields the weapon. */
  good: z.boolean().default(false),
});
export type Manner = z.infer<typeof manner>;

/** One creature that a blow or a blast strikes, and how. */
export const struck = z.strictObject({
  who: id,
  parts: z.array(damagePart).min(1).max(8),
  /** How much of it counts before resistance: all, half (a save), none, double. */
  share: z.union([z.literal(0), z.literal(0.5), z.literal(1), z.literal(2)]).default(1),
  critical: z.boolean().default(false),
  save: savedRoll.optional(),
  /** What lands on it besides. */
  lasting: few(lastingSeed, 8),
  /** The table says what counts instead of its resistances. */
  ignoresDefences: z.boolean().default(false),
  /** Whoever this would bring to 0 hit points is knocked out instead (a melee attack's choice). */
  knocksOut: z.boolean().default(false),
  /** The attack roll that it came of; a miss deals nothing and is here for the log alone. */
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
