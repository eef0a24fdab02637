import { z } from 'zod';
import { damagePart } from './damage-part';
import { ATOMS } from './effect-atoms';
import { manyNeeds, needs } from './needs';
import { ability, area, dice, feet, few, line, whole } from './record-parts';
import { ATTACK_KINDS } from './record-words';
import { targets } from './targets';

export { ATTACK_KINDS, type AttackKind } from './record-words';

/*
 * Effects nest at most four levels deep, so the cost of reading a record grows only with its size: an attack or an aura
 * contains a save, a save contains a roll on a table, a table contains simple effects.
 */

const rolledRow = z.strictObject({
  from: whole(1, 100),
  to: whole(1, 100),
  name: line(80).optional(),
  effects: few(z.discriminatedUnion('kind', ATOMS), 8),
});

/** A table with rows chosen by a die roll. */
const rolled = z.strictObject({
  kind: z.literal('rolled'),
  dice,
  rows: z.array(rolledRow).min(1).max(20),
  needs,
});

const LEAVES = [...ATOMS, rolled] as const;
const leaf = z.discriminatedUnion('kind', LEAVES);
export type Leaf = z.infer<typeof leaf>;
const leaves = few(leaf, 12);

/**
 * A forced save. A missing `dc` is the caster's own; `dcPlus` adds the damage just taken. `success`: damage is halved
 * and all else does not apply (`half` and `half-damage` mean the same), or nothing happens. `failBy`: additional
 * effects when the save fails by this much. `failAgain`: replaces `fail` when a repeated save fails.
 */
const save = z.strictObject({
  kind: z.literal('save'),
  name: line(80).optional(),
  ability,
  orAbility: ability.optional(),
  dc: whole(1, 40).optional(),
  dcPlus: z.literal('damage-taken').optional(),
  targets: targets.optional(),
  area: area.optional(),
  /** For an area or an aura: the moments at which it forces the save. */
  at: z
    .array(
      z.enum([
        'at-once',
        'enters',
        'turn-start',
        'turn-end',
        'self-turn-start',
        'self-turn-end',
        'touches',
        'moves-in',
      ]),
    )
    .min(1)
    .max(4)
    .optional(),
  oncePerTurn: z.boolean().optional(),
  advantage: needs,
  disadvantage: needs,
  failsIf: needs,
  succeedsIf: needs,
  fail: leaves,
  failBy: z
    .array(z.strictObject({ by: whole(1, 20), effects: leaves }))
    .max(3)
    .optional(),
  failAgain: z.array(leaf).max(12).optional(),
  success: z.enum(['none', 'half', 'half-damage']).default('none'),
  onSuccess: z.array(leaf).max(12).optional(),
  always: z.array(leaf).max(12).optional(),
  needs,
});

/** An ability check against the entry's DC, or a contest. */
const check = z.strictObject({
  kind: z.literal('check'),
  abilities: z.array(ability).min(1).max(6),
  skills: z.array(line(30)).max(4).optional(),
  dc: whole(1, 60).optional(),
  contest: z.boolean().optional(),
  by: z.enum(['self', 'target']).default('target'),
  fail: leaves,
  success: z.array(leaf).max(12).optional(),
  needs,
});

/** One of several alternatives for the effect of a hit. */
const way = z.strictObject({
  kind: z.literal('instead'),
  of: z
    .array(z.strictObject({ name: line(80).optional(), effects: leaves }))
    .min(2)
    .max(6),
  needs,
});

const INNER = [...LEAVES, save, check, way] as const;
const inner = z.discriminatedUnion('kind', INNER);
export type Inner = z.infer<typeof inner>;
export type SaveEffect = z.infer<typeof save>;

/**
 * An attack roll. The damage in `hit` adds up; a variant replaces it (and `toHit`) when its needs hold: two hands, a
 * form, a spell. A missing `toHit` is the caster's own. `targets` has the statblock's wording.
 */
const attack = z.strictObject({
  kind: z.literal('attack'),
  attack: z.enum(ATTACK_KINDS),
  toHit: whole(-10, 40).optional(),
  reachFeet: feet.optional(),
  rangeFeet: z.strictObject({ normal: feet, long: feet.optional() }).optional(),
  targets: targets.optional(),
  /** Rolled with advantage when these needs hold. */
  advantage: needs,
  hit: few(inner, 12),
  variants: z
    .array(
      z.strictObject({
        needs: manyNeeds,
        toHit: whole(-10, 40).optional(),
        damage: few(damagePart, 8),
      }),
    )
    .max(6)
    .optional(),
  miss: z.array(inner).max(8).optional(),
  either: z.array(inner).max(8).optional(),
  needs,
});
export type AttackEffect = z.infer<typeof attack>;

/** A permanent area around a creature or place, and the moments at which it takes effect. */
const aura = z.strictObject({
  kind: z.literal('aura'),
  area: area,
  at: z
    .array(
      z.enum([
        'moves-in',
        'always',
        'enters',
        'turn-start',
        'turn-end',
        'self-turn-start',
        'self-turn-end',
        'touches',
        'hits-melee',
      ]),
    )
    .min(1)
    .max(4),
  targets: targets.optional(),
  effects: few(inner, 8),
  needs,
});

/** One of several effects, by choice. */
const choice = z.strictObject({
  kind: z.literal('choice'),
  of: z
    .array(
      z.strictObject({
        name: line(80),
        effects: few(z.discriminatedUnion('kind', [...INNER, attack]), 12),
      }),
    )
    .min(1)
    .max(12),
  /** How many to pick; `rolled` selects by a die roll instead. */
  pick: whole(1, 12).default(1),
  rolled: dice.optional(),
  needs,
});

export const effect = z.discriminatedUnion('kind', [...INNER, attack, aura, choice]);
export type Effect = z.infer<typeof effect>;
export const effects = few(effect, 16);
