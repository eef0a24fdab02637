import { z } from 'zod';
import { ability, condition, few, line, prose, whole } from '~/compendium/records/record-parts';
import { MARK_COLOURS, MARK_SIGNS } from './mark-looks';

/** An id made on a device: 128 bits in base64url, or shorter in tests. */
export const id = z
  .string()
  .max(40)
  .regex(/^(?!__proto__$)[A-Za-z0-9_-]+$/, 'must be an id');

/** A repeated save: when the affected creature rolls it, and against what DC. A success ends the effect. */
export const repeatedSave = z.strictObject({
  ability,
  dc: whole(1, 40),
  when: z.enum(['turn-start', 'turn-end', 'damage', 'action']),
  advantage: z.boolean().default(false),
  /** What the save is against, for creatures that save better against it: "charmed", "spells", … */
  against: few(line(60), 8),
});

/**
 * What ends the effect automatically; with several, whichever comes first. Empty: it lasts until a user removes
 * it.
 */
export const lastingEnds = z.strictObject({
  /** At the start or end of a creature's turn: the n-th such moment from now (1 = the next). */
  turn: z
    .strictObject({ of: id, moment: z.enum(['start', 'end']), count: whole(1, 1000) })
    .optional(),
  save: repeatedSave.optional(),
  /** When the affected creature takes any damage. */
  damage: z.boolean().optional(),
  /** When its maker's concentration ends. */
  concentration: z.boolean().optional(),
  /** By an action and an ability check against this DC: grapples, webs. */
  escape: whole(1, 60).optional(),
  /** When the affected creature regains hit points. */
  healed: z.boolean().optional(),
  /** When its maker dies or falls. */
  makerFalls: z.boolean().optional(),
});
export type LastingEnds = z.infer<typeof lastingEnds>;

/** A lasting effect on a creature: conditions or a custom mark, with what ends it. */
export const lastingSeed = z.strictObject({
  id,
  name: line(80),
  conditions: few(condition, 15),
  text: prose(400).default(''),
  colour: z.enum(MARK_COLOURS).default('gray'),
  sign: z.enum(MARK_SIGNS).default('circle'),
  /** Id of the combatant that caused it; null: none in this fight. */
  maker: id.nullable().default(null),
  ends: lastingEnds.default({}),
  /** Damage at the start or end of the affected creature's turns, shown as a reminder with dice. */
  ongoing: z
    .strictObject({ text: line(80), at: z.enum(['turn-start', 'turn-end']) })
    .nullable()
    .default(null),
  /** Players do not see it. */
  hidden: z.boolean().default(false),
  /** The user chose to apply it even to creatures immune to its conditions. */
  despiteImmunity: z.boolean().default(false),
});
export type LastingSeed = z.infer<typeof lastingSeed>;
