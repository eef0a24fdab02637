import { z } from 'zod';
import { condition, damageType, dice, few, line, whole } from '../record-parts';

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
