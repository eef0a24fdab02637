import { z } from 'zod';
import { needs } from './needs';
import { damageType, dice, few, whole } from './record-parts';

/**
 * One part of the damage of an attack or a save; the parts of a list add up. Flat damage has no dice. `orTypes` are
 * alternative damage types to choose from; `needs` are extra conditions for this part.
 */
export const damagePart = z.strictObject({
  dice: dice.nullable().default(null),
  bonus: whole(-99, 999).default(0),
  average: whole(0, 9999),
  type: damageType.nullable().default(null),
  orTypes: few(damageType, 12),
  needs,
  /** Adds the caster's spellcasting ability modifier. */
  addsModifier: z.boolean().optional(),
  /** Replaces the previous part when its needs hold. */
  instead: z.boolean().optional(),
});
export type DamagePart = z.infer<typeof damagePart>;
