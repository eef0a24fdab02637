import { z } from 'zod';
import { ABILITIES } from '~/rules/ability';
import { bearer } from './bearer';
import { damagePart } from './damage-part';
import { endings } from './endings';
import { needs, STATES } from './needs';
import { ability, condition, dice, feet, line, SIZES, whole } from './record-parts';

/**
 * An amount: dice and a bonus with the printed average, a flat number (`dice` null), or a share of the damage dealt.
 */
export const amount = z.strictObject({
  dice: dice.nullable().default(null),
  bonus: whole(-99, 9999).default(0),
  average: whole(0, 9999).default(0),
  /** Additionally or instead: this share of the damage just dealt. */
  share: z.enum(['damage', 'half-damage', 'double-damage']).optional(),
  /** Adds the caster's spellcasting ability modifier. */
  addsModifier: z.boolean().optional(),
  full: z.boolean().optional(),
  /** One amount that the caster divides among the targets. */
  pool: z.boolean().optional(),
  /** As many hit points as the assumed form has. */
  ofForm: z.boolean().optional(),
});

export const dealt = z.strictObject({
  kind: z.literal('damage'),
  damage: z.array(damagePart).min(1).max(8),
  to: bearer,
  /** Dealt for every so many feet that the target moves, falls or is thrown. */
  perFeet: feet.optional(),
  /** The damage does not reduce a target below this many hit points. */
  leaves: whole(1, 100).optional(),
  /** The target takes the damage at this moment instead of at once. */
  later: z
    .enum(['target-turn-start', 'target-turn-end', 'self-turn-start', 'self-turn-end'])
    .optional(),
  needs,
});

export const suffered = z.strictObject({
  kind: z.literal('condition'),
  /** All of these conditions at once. */
  conditions: z.array(condition).min(1).max(4),
  /** Levels of exhaustion. */
  levels: whole(1, 6).optional(),
  to: bearer,
  ends: endings,
  /** The limbs that hold: how many the creature has, and how many one hold uses. */
  limbs: z
    .strictObject({ part: line(40), of: whole(1, 12), uses: whole(1, 12).default(1) })
    .optional(),
  /** Lasts only as long as this other condition of the same entry: "restrained until this grapple ends". */
  whileCondition: condition.optional(),
  /** Replaces this condition, as a second stage does. */
  replaces: condition.optional(),
  needs,
});

/** A state that the rules have no condition for; its consequences are separate effects after it. */
export const state = z.strictObject({
  kind: z.literal('state'),
  state: z.enum(STATES),
  to: bearer,
  ends: endings,
  capacity: whole(1, 20).optional(),
  capacitySize: z.enum(SIZES).optional(),
  totalCover: z.boolean().optional(),
  /**
   * Damage from inside in one turn that may free all swallowed creatures, unless the swallower succeeds on this save.
   */
  freedBy: z.strictObject({ damage: whole(1, 999), dc: whole(1, 40), ability }).optional(),
  /** The cost in feet of movement to leave the dead swallower. */
  exitFeet: feet.optional(),
  needs,
});

/** Damage that repeats while an effect lasts. */
export const ongoing = z.strictObject({
  kind: z.literal('ongoing-damage'),
  damage: z.array(damagePart).min(1).max(8),
  at: z.enum([
    'target-turn-start',
    'target-turn-end',
    'self-turn-start',
    'self-turn-end',
    'round',
    'minute',
    'ten-minutes',
    'hour',
    'day',
  ]),
  to: bearer,
  whileCondition: condition.optional(),
  whileState: z.enum(STATES).optional(),
  ends: endings,
  needs,
});

export const heal = z.strictObject({
  kind: z.literal('heal'),
  amount,
  to: bearer,
  at: z.enum(['once', 'self-turn-start']).optional(),
  needs,
});
export const temporary = z.strictObject({
  kind: z.literal('temporary-hit-points'),
  amount,
  at: z.enum(['once', 'target-turn-start', 'self-turn-start']).optional(),
  to: bearer,
  ends: endings,
  needs,
});

/** Reduces the hit point maximum or an ability score; `diesAtZero`, and what the victim then rises as. */
export const drain = z.strictObject({
  kind: z.literal('drain'),
  of: z.enum(['hit-point-maximum', ...ABILITIES]),
  amount,
  to: bearer,
  diesAtZero: z.boolean().optional(),
  /** Repeats at this interval while the effect that caused it lasts. */
  every: z.enum(['turn', 'hour', 'day']).optional(),
  ends: endings,
  needs,
});
