import { z } from 'zod';
import { CREATURE_TYPES } from '~/rules/creature-types';
import { needs } from './needs';
import { dice, feet, line, whole } from './record-parts';

/**
 * The targets of an effect: how many, which creatures, how far away, and their requirements. `each` is everyone in the
 * area.
 */
export const targets = z.strictObject({
  count: z
    .union([whole(1, 100), z.literal('each'), z.literal('chosen'), z.literal('any-number')])
    .default(1),
  countDice: dice.optional(),
  /** Missing: creatures. */
  of: z
    .enum([
      'creatures',
      'enemies',
      'allies',
      'self',
      'self-and-allies',
      'objects',
      'creatures-or-objects',
      'corpses',
      'points',
      'the-attacker',
      'the-trigger',
    ])
    .default('creatures'),
  withinFeet: feet.optional(),
  seen: z.boolean().optional(),
  types: z.array(z.enum(CREATURE_TYPES)).max(14).optional(),
  /** The creature that uses the effect may exclude creatures of its choice. */
  sparing: z.boolean().optional(),
  needs,
  text: line(200).optional(),
});
export type Targets = z.infer<typeof targets>;
