import { z } from 'zod';
import { ability, condition, few, line, prose, whole } from '~/compendium/records/record-parts';
import { MARK_COLOURS, MARK_SIGNS } from './mark-looks';

/** An id that a device makes: 128 bits in base64url, or shorter in tests. */
export const id = z
  .string()
  .max(40)
  .regex(/^(?!__proto__$)[A-Za-z0-9_-]+$/, 'must be an id');

/** Colours that a mark may have; each goes with a sign of its own, so that nobody needs to see the colour. */

/** When something that lasts asks its bearer for a save, and what a success does. */
export const repeatedSave = z.strictObject({
  ability,
  dc: whole(1, 40),
  when: z.enum(['turn-start', 'turn-end', 'damage', 'action']),
  advantage: z.boolean().default(false),
  /** What it is against, for those who save better against it: "charmed", "spells" … */
  against: few(line(60), 8),
});

/** What ends it by itself; of several the first that happens. Nothing: it lasts until somebody takes it away. */
export const lastingEnds = z.strictObject({
  /** At the start or the end of somebody's turn: the n-th that comes from now (1 = the next). */
  turn: z
    .strictObject({ of: id, moment: z.enum(['start', 'end']), count: whole(1, 1000) })
    .optional(),
  save: repeatedSave.optional(),
  /** On any damage to its bearer. */
  damage: z.boolean().optional(),
  /** When its maker's concentration ends. */
  concentration: z.boolean().optional(),
  /** By an ability check against this DC with an action: grapples, webs. */
  escape: whole(1, 60).optional(),
  /** When its bearer regains hit points. */
  healed: z.boolean().optional(),
  /** When its maker dies or falls. */
  makerFalls: z.boolean().optional(),
});
export type LastingEnds = z.infer<typeof lastingEnds>;

/** Something that lasts on a creature: conditions, or a mark of the table's own, with what ends it. */
export const lastingSeed = z.strictObject({
  id,
  name: line(80),
  conditions: few(condition, 15),
  text: prose(400).default(''),
  colour: z.enum(MARK_COLOURS).default('gray'),
  sign: z.enum(MARK_SIGNS).default('circle'),
  /** Who did it; null: nobody in this fight. */
  maker: id.nullable().default(null),
  ends: lastingEnds.default({}),
  /** Damage that it deals at the start or end of its bearer's turn, as a reminder with dice. */
  ongoing: z
    .strictObject({ text: line(80), at: z.enum(['turn-start', 'turn-end']) })
    .nullable()
    .default(null),
  /** Players do not see it. */
  hidden: z.boolean().default(false),
  /** The table says that it lands on those immune to its conditions too. */
  despiteImmunity: z.boolean().default(false),
});
export type LastingSeed = z.infer<typeof lastingSeed>;
