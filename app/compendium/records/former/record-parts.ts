import { z } from 'zod';
import { condition, damageType, dice, few, line, whole } from '../record-parts';

/**
 * One part of the damage of an attack or a save; the parts of a list add up. Flat damage has no dice. `orTypes` are
 * alternative damage types to choose from; `when` is the condition for this part as text (null: always).
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

/**
 * A condition inflicted on a creature. `escapeDc`: the check that ends a grapple. `rounds`: the duration (null: until
 * something else ends it). `saveEnds`: the save is repeated at the end of each turn. `failBy`: only on a save failed by
 * this margin. `when`: an additional requirement as text ("the target is Large or smaller"; null: none).
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
