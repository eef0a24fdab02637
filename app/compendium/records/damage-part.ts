import { z } from 'zod';
import { needs } from './needs';
import { damageType, dice, few, whole } from './record-parts';

/**
 * One part of the damage of an attack or a save; the parts of a list add up. Flat damage has no dice.
 * `orTypes` are the other kinds that its maker may choose; `needs` is what must hold for this part besides.
 */
export const damagePart = z.strictObject({
  dice: dice.nullable().default(null),
  bonus: whole(-99, 999).default(0),
  average: whole(0, 9999),
  type: damageType.nullable().default(null),
  orTypes: few(damageType, 12),
  needs,
  /** The caster's spellcasting ability modifier is added. */
  addsModifier: z.boolean().optional(),
  /** Stands in the place of the part before it when its needs hold. */
  instead: z.boolean().optional(),
});
export type DamagePart = z.infer<typeof damagePart>;
