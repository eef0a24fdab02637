import { z } from 'zod';
import { ability, damageType, dice, few, line, whole } from '../record-parts';
import { spellFacts, spellWords } from '../spell-record';
import { inflicted } from './record-parts';

/** Damage of a spell at its base level; `addsModifier`: plus the caster's spellcasting ability modifier. */
const spellDamage = z.strictObject({
  dice: dice.nullable(),
  bonus: whole(-99, 9999).default(0),
  type: damageType.nullable().default(null),
  orTypes: few(damageType, 12),
  addsModifier: z.boolean().default(false),
  when: line(200).nullable().default(null),
});
export type SpellDamage = z.infer<typeof spellDamage>;

const healing = z.strictObject({
  dice: dice.nullable(),
  bonus: whole(0, 9999).default(0),
  addsModifier: z.boolean().default(false),
  temporary: z.boolean().default(false),
});

/**
 * How a spell scales: by spell slot, or by the caster's level (cantrips). A step holds from `at` (that slot or caster
 * level) on: the damage or healing dice, and the number of targets, bolts or darts.
 */
const scaling = z.strictObject({
  by: z.enum(['slot', 'level']),
  steps: z
    .array(
      z.strictObject({
        at: whole(1, 30),
        dice: dice.nullable().default(null),
        bonus: whole(0, 9999).default(0),
        count: whole(1, 100).nullable().default(null),
      }),
    )
    .max(20)
    .default([]),
});

/** A spell in format 1. */
export const formerSpell = z.strictObject({
  ...spellFacts,
  attack: z.enum(['melee', 'ranged']).nullable().default(null),
  save: z
    .strictObject({ ability, onSuccess: z.enum(['half', 'none', 'other']).default('none') })
    .nullable()
    .default(null),
  count: whole(1, 100).nullable().default(null),
  damage: few(spellDamage, 12),
  healing: healing.nullable().default(null),
  scaling: scaling.nullable().default(null),
  inflicts: few(inflicted, 12),
  ...spellWords,
});
export type FormerSpell = z.infer<typeof formerSpell>;
