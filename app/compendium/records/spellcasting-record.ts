import { z } from 'zod';
import { ability, few, line, prose, slug, whole } from './record-parts';

/** A spell that a creature knows: `id` is the spell's slug; `note` is the statblock's remark ("self only"). */
export const knownSpell = z.strictObject({
  id: slug,
  name: line(80),
  note: line(120).nullable().default(null),
  /** The level at which it is cast, when not its own. */
  level: whole(1, 9).optional(),
});
export type KnownSpell = z.infer<typeof knownSpell>;

const slotCount = whole(0, 20);

/** The number of spell slots by level, "1" to "9". */
const slots = z.strictObject({
  1: slotCount.optional(),
  2: slotCount.optional(),
  3: slotCount.optional(),
  4: slotCount.optional(),
  5: slotCount.optional(),
  6: slotCount.optional(),
  7: slotCount.optional(),
  8: slotCount.optional(),
  9: slotCount.optional(),
});

/** One way of casting spells: with slots like a character, or innately, at will and per day. Level 0 = cantrips. */
export const spellcasting = z.strictObject({
  name: line(120),
  kind: z.enum(['slots', 'innate']),
  intro: prose(2000).default(''),
  ability,
  dc: whole(1, 40).nullable().default(null),
  toHit: whole(-10, 40).nullable().default(null),
  level: whole(1, 30).nullable().default(null),
  list: line(40).nullable().default(null),
  /** The components that are not needed. */
  without: z
    .array(z.enum(['V', 'S', 'M']))
    .max(3)
    .optional(),
  slots: slots.default({}),
  atWill: few(knownSpell, 60),
  perDay: few(
    z.strictObject({ times: whole(1, 20), each: z.boolean(), spells: few(knownSpell, 60) }),
    12,
  ),
  known: few(z.strictObject({ level: whole(0, 9), spells: few(knownSpell, 60) }), 10),
});
export type Spellcasting = z.infer<typeof spellcasting>;
