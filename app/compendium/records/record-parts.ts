import { z } from 'zod';
import { ABILITIES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { EDITIONS } from '~/rules/edition';
import { AREA_SHAPES } from './record-words';

export { AREA_SHAPES, SIZES, type Size } from './record-words';

/** A whole number within limits, with one message for every violation. */
export function whole(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .number({ error: message })
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, message);
}

/** Lone surrogates, which UTF-8 text cannot contain. */
const HALF_SIGNS = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Removes lone surrogates, which cannot be stored in a database, file or URL. */
export function withoutHalfSigns(text: string): string {
  return text.replace(HALF_SIGNS, '');
}

/** One line of text: trimmed, not empty, without control characters. */
export function line(max: number) {
  return z
    .string()
    .overwrite(withoutHalfSigns)
    .trim()
    .min(1, 'must not be empty')
    .max(max)
    .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), 'must be one line of text');
}

/** Text of several paragraphs; it may be empty. */
export function prose(max: number) {
  return z
    .string()
    .overwrite(withoutHalfSigns)
    .trim()
    .max(max)
    .refine((text) => !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text), 'must be plain text');
}

/** A list of at most `max` entries; missing means empty. */
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

/** The area of an effect; an emanation extends this many feet from the creature that makes it. */
export const area = z.strictObject({
  shape: z.enum(AREA_SHAPES),
  feet,
  widthFeet: feet.nullable().default(null),
  heightFeet: feet.nullable().default(null),
  /** The maximum distance of its point of origin. */
  rangeFeet: feet.optional(),
});
export type Area = z.infer<typeof area>;

/** The section of the source that contains the record. */
export const section = line(120).nullable().default(null);

/** The license under which a record may be shown; null when unknown. */
export const licence = z
  .string()
  .max(40)
  .regex(/^[a-z0-9.-]+$/, 'must be a license key such as cc-by-4.0')
  .nullable()
  .default(null);
