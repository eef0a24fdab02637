import { z } from 'zod';
import { ABILITIES } from '~/rules/ability';
import { bearer } from './bearer';
import { damagePart } from './damage-part';
import { endings } from './endings';
import { needs, STATES } from './needs';
import { ability, condition, dice, feet, line, SIZES, whole } from './record-parts';

/** An amount: dice and a bonus with their average as print has it, a flat number (`dice` null), or a share of the damage dealt. */
export const amount = z.strictObject({
  dice: dice.nullable().default(null),
  bonus: whole(-99, 9999).default(0),
  average: whole(0, 9999).default(0),
  /** Besides or instead: that much of the damage that was just dealt. */
  share: z.enum(['damage', 'half-damage', 'double-damage']).optional(),
  /** The caster's spellcasting ability modifier is added. */
  addsModifier: z.boolean().optional(),
  full: z.boolean().optional(),
  /** One amount that its maker divides among the targets. */
  pool: z.boolean().optional(),
  /** As many as the form that is taken has. */
  ofForm: z.boolean().optional(),
});

export const dealt = z.strictObject({
  kind: z.literal('damage'),
  damage: z.array(damagePart).min(1).max(8),
  to: bearer,
  /** The target takes it at this moment instead of at once. */
  /** Dealt anew for every so many feet that the target moves, falls or is thrown. */
  perFeet: feet.optional(),
  /** It takes nobody below so many hit points. */
  leaves: whole(1, 100).optional(),
  later: z
    .enum(['target-turn-start', 'target-turn-end', 'self-turn-start', 'self-turn-end'])
    .optional(),
  needs,
});

export const suffered = z.strictObject({
  kind: z.literal('condition'),
  /** All of them at once. */
  conditions: z.array(condition).min(1).max(4),
  /** Levels of exhaustion. */
  levels: whole(1, 6).optional(),
  to: bearer,
  ends: endings,
  /** The limbs that hold: of so many, this hold takes so many. */
  limbs: z
    .strictObject({ part: line(40), of: whole(1, 12), uses: whole(1, 12).default(1) })
    .optional(),
  /** Holds only as long as this other condition, which the same entry brought: "restrained until this grapple ends". */
  whileCondition: condition.optional(),
  /** Takes the place of this condition, as a second stage does. */
  replaces: condition.optional(),
  needs,
});

/** A state that the rules have no condition for. What it does besides stands in the effects behind it. */
export const state = z.strictObject({
  kind: z.literal('state'),
  state: z.enum(STATES),
  to: bearer,
  ends: endings,
  capacity: whole(1, 20).optional(),
  capacitySize: z.enum(SIZES).optional(),
  totalCover: z.boolean().optional(),
  /** Damage in one turn from inside that may free all inside, by a save of the swallower's. */
  freedBy: z.strictObject({ damage: whole(1, 999), dc: whole(1, 40), ability }).optional(),
  /** How far from the dead swallower one comes out, at the cost of so many feet of movement. */
  exitFeet: feet.optional(),
  needs,
});

/** Damage that comes again and again while something lasts. */
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

/** Hit point maximum or an ability score that goes down; `diesAtZero`, and as what it rises then. */
export const drain = z.strictObject({
  kind: z.literal('drain'),
  of: z.enum(['hit-point-maximum', ...ABILITIES]),
  amount,
  to: bearer,
  diesAtZero: z.boolean().optional(),
  /** Again and again, for as long as what brought it lasts. */
  every: z.enum(['turn', 'hour', 'day']).optional(),
  ends: endings,
  needs,
});
