import { z } from 'zod';
import { damagePart } from './damage-part';
import { ATOMS } from './effect-atoms';
import { manyNeeds, needs } from './needs';
import { ability, area, dice, feet, few, line, whole } from './record-parts';
import { ATTACK_KINDS } from './record-words';
import { targets } from './targets';

export { ATTACK_KINDS, type AttackKind } from './record-words';

/*
 * Effects nest four deep and no deeper, so that reading a record costs what its size says: an attack or an aura holds a save,
 * a save holds a roll on a table, a table holds what stands alone.
 */

const rolledRow = z.strictObject({
  from: whole(1, 100),
  to: whole(1, 100),
  name: line(80).optional(),
  effects: few(z.discriminatedUnion('kind', ATOMS), 8),
});

/** One row of a table, by a die. */
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
 * A save that is forced. A `dc` that is missing is the caster's own; `dcPlus` adds the damage just taken. `success`: damage is
 * halved and all else falls away (`half`), or halved alone while the rest stays away too (`half-damage`), or nothing happens.
 * `failBy`: besides, on a save missed by so many. `failAgain`: in place of `fail` when a repeated save fails.
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
  /** When an area or an aura asks for it: several moments where each counts. */
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

/** An ability check against the entry's DC, or one against the other. */
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

/** One of several things that a hit may do. */
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
 * An attack roll. The damage in `hit` adds up; a variant takes the place of it (and of `toHit`) when its needs hold: two
 * hands, a form, a spell. A `toHit` that is missing is the caster's own. `targets` is written as the statblock has it.
 */
const attack = z.strictObject({
  kind: z.literal('attack'),
  attack: z.enum(ATTACK_KINDS),
  toHit: whole(-10, 40).optional(),
  reachFeet: feet.optional(),
  rangeFeet: z.strictObject({ normal: feet, long: feet.optional() }).optional(),
  targets: targets.optional(),
  /** Rolled with advantage when these hold. */
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

/** What is around a creature or a place all the time, and when it bites. */
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
  /** How many of them; `rolled` picks by a die. */
  pick: whole(1, 12).default(1),
  rolled: dice.optional(),
  needs,
});

export const effect = z.discriminatedUnion('kind', [...INNER, attack, aura, choice]);
export type Effect = z.infer<typeof effect>;
export const effects = few(effect, 16);
