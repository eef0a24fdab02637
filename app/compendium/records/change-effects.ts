import { z } from 'zod';
import { bearer } from './bearer';
import { endings } from './endings';
import { needs } from './needs';
import {
  ability,
  condition,
  damageType,
  dice,
  feet,
  few,
  line,
  SIZES,
  whole,
} from './record-parts';

/** Forced movement, in a straight line unless stated otherwise. */
export const push = z.strictObject({
  kind: z.literal('move'),
  direction: z.enum([
    'away',
    'toward',
    'any',
    'up',
    'with-self',
    'into-self',
    'beside-self',
    'to-attacker',
  ]),
  feet: feet.optional(),
  to: bearer,
  needs,
});

/** The creature's own movement: a share of its speed, or a number of feet. */
export const go = z.strictObject({
  kind: z.literal('go'),
  by: z.enum(['any', 'walk', 'fly', 'swim', 'climb', 'burrow', 'jump']).default('any'),
  share: z.union([z.literal(0.5), z.literal(1), z.literal(2)]).optional(),
  feet: feet.optional(),
  highFeet: feet.optional(),
  costFeet: feet.optional(),
  toward: z.boolean().optional(),
  provokes: z.boolean().optional(),
  through: z.enum(SIZES).optional(),
  to: bearer,
  needs,
});

export const teleport = z.strictObject({
  kind: z.literal('teleport'),
  feet: feet.optional(),
  to: bearer,
  withOthers: whole(1, 20).optional(),
  swapsWith: z.enum(['ally', 'target']).optional(),
  needs,
});

/** The values that a `modify` effect can change while it lasts. */
export const MODIFIERS = [
  'ac',
  'attack-rolls',
  'damage-rolls',
  'checks',
  'saves',
  'd20-tests',
  'attacks-against',
  'spell-attacks-against',
  'speed',
  'fly-speed',
  'swim-speed',
  'climb-speed',
  'initiative',
  'hit-point-maximum',
  'actions',
  'bonus-actions',
  'reactions',
  'action-or-bonus-action',
  'attacks',
  'healing',
  'concentration',
  'speech',
  'verbal-spells',
  'teleporting',
  'rests',
  'opportunity-attacks',
  'stealth',
  'reach',
  'strength-tests',
  'critical-hits',
  'weapon',
  'armor',
  'spell-save-dc',
  'death-saves',
  'size',
  'damage-taken',
  'melee-damage',
  'sight',
  'hearing',
  'ability-score',
  'exhaustion',
  'turns',
  'range',
  'magic-from-outside',
] as const;
export const modify = z.strictObject({
  kind: z.literal('modify'),
  what: z.enum(MODIFIERS),
  how: z.enum([
    'advantage',
    'disadvantage',
    'plus',
    'minus',
    'half',
    'double',
    'zero',
    'none',
    'set',
    'succeed',
    'fail',
    'gain',
    'maximum',
  ]),
  value: whole(0, 9999).optional(),
  /** For damage rolls: the added damage type. */
  damageType: damageType.optional(),
  dice: dice.optional(),
  abilities: z.array(ability).min(1).max(6).optional(),
  skills: z.array(line(30)).min(1).max(8).optional(),
  /** Only against these: "spells", "being-frightened", "being-charmed", "turning". */
  against: z.array(line(60)).min(1).max(8).optional(),
  to: bearer,
  ends: endings,
  needs,
});

/** Resistance, immunity, vulnerability or absorption (heals instead of damage) that an effect grants. */
export const defend = z.strictObject({
  kind: z.literal('defence'),
  how: z.enum(['resist', 'immune', 'vulnerable', 'absorb']),
  types: few(damageType, 13),
  /** The creature that uses the effect chooses one of the types. */
  chosen: z.boolean().optional(),
  /** Only against these: magic, creatures of some types … */
  against: z.array(line(60)).min(1).max(8).optional(),
  all: z.boolean().optional(),
  nonmagical: z.boolean().optional(),
  conditions: z.array(condition).min(1).max(15).optional(),
  to: bearer,
  ends: endings,
  needs,
});
