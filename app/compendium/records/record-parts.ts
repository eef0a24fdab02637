import { z } from 'zod';
import { ABILITIES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { EDITIONS } from '~/rules/edition';

/** A whole number within limits, with one sentence for everything that it is not. */
export function whole(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .number({ error: message })
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, message);
}

/** One line of text: trimmed, not empty, without control characters. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max)
    .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), 'must be one line of text');
}

/** Text of several paragraphs, which may be empty. */
export function prose(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text), 'must be plain text');
}

/** A list of at most this many entries; leaving it out means none. */
export function few<T extends z.ZodType>(entry: T, max: number) {
  return z.array(entry).max(max).default([]);
}

/** The readable key of a record within its source: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters and digits joined by hyphens');

export const edition = z.enum(EDITIONS);

export const ability = z.enum(ABILITIES);
export const condition = z.enum(CONDITIONS);
export const damageType = z.enum(DAMAGE_TYPES);

export const feet = whole(0, 100_000);

/** Dice of one kind: 2d6 is { count: 2, sides: 6 }. */
export const dice = z.strictObject({ count: whole(1, 200), sides: whole(1, 100) });
export type Dice = z.infer<typeof dice>;

/**
 * One part of the damage of an attack or a save; the parts of a list add up. Flat damage has no dice.
 * `orTypes` are the other kinds that its maker may choose; `when` says in words what this part needs (null: always dealt).
 */
export const damagePart = z.strictObject({
  dice: dice.nullable(),
  bonus: whole(-99, 999).default(0),
  average: whole(0, 9999),
  type: damageType.nullable().default(null),
  orTypes: few(damageType, 12),
  when: line(200).nullable().default(null),
});
export type DamagePart = z.infer<typeof damagePart>;

export const AREA_SHAPES = [
  'circle',
  'cone',
  'cube',
  'cylinder',
  'emanation',
  'hemisphere',
  'line',
  'sphere',
  'square',
  'wall',
] as const;

/** A place that an effect fills; an emanation is everything within so many feet of its maker. */
export const area = z.strictObject({
  shape: z.enum(AREA_SHAPES),
  feet,
  widthFeet: feet.nullable().default(null),
  heightFeet: feet.nullable().default(null),
});
export type Area = z.infer<typeof area>;

/**
 * A condition that somebody suffers. `escapeDc`: the check that ends a grapple. `rounds`: how long it lasts (null: until
 * something else ends it). `saveEnds`: the save is repeated at the end of each turn. `failBy`: only on a save missed by so
 * many. `when`: what must hold besides, in words ("the target is Large or smaller"; null: nothing).
 */
export const inflicted = z.strictObject({
  condition,
  escapeDc: whole(1, 40).nullable().default(null),
  rounds: whole(1, 1_000_000).nullable().default(null),
  saveEnds: z.boolean().default(false),
  failBy: whole(0, 20).default(0),
  when: line(200).nullable().default(null),
});
export type Inflicted = z.infer<typeof inflicted>;

/** The part of its source that a record stands in. */
export const section = line(120).nullable().default(null);

/** Under which license a record may be shown; null where nobody says. */
export const licence = z
  .string()
  .max(40)
  .regex(/^[a-z0-9.-]+$/, 'must be a license key such as cc-by-4.0')
  .nullable()
  .default(null);
