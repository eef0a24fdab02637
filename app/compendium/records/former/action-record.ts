import { z } from 'zod';
import { ability, area, feet, few, line, prose, whole } from '../record-parts';
import { damagePart, inflicted } from './record-parts';

export const ATTACK_KINDS = [
  'melee-weapon',
  'ranged-weapon',
  'melee-or-ranged-weapon',
  'melee-spell',
  'ranged-spell',
  'melee-or-ranged-spell',
] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/**
 * An attack: all parts of `damage` add up on a hit; one of `alternatives` replaces them (and `toHit`) when its
 * condition text holds.
 */
export const attack = z.strictObject({
  kind: z.enum(ATTACK_KINDS),
  toHit: whole(-10, 40),
  reachFeet: feet.nullable().default(null),
  rangeFeet: z
    .strictObject({ normal: feet, long: feet.nullable().default(null) })
    .nullable()
    .default(null),
  targets: line(200),
  damage: few(damagePart, 8),
  alternatives: few(
    z.strictObject({
      when: line(200),
      toHit: whole(-10, 40).nullable().default(null),
      damage: few(damagePart, 8),
    }),
    6,
  ),
});
export type Attack = z.infer<typeof attack>;

/**
 * A save that an entry forces; in an entry with attacks it follows a hit. `name` distinguishes the saves of an entry
 * with several effects ("Fire Breath"). `orAbility`: the target may use this ability instead.
 */
export const forcedSave = z.strictObject({
  name: line(80).nullable().default(null),
  dc: whole(1, 40),
  ability,
  orAbility: ability.nullable().default(null),
  damage: few(damagePart, 8),
  onSuccess: z.enum(['half', 'none', 'other']).default('none'),
  area: area.nullable().default(null),
  inflicts: few(inflicted, 8),
});
export type ForcedSave = z.infer<typeof forcedSave>;

/** How a used entry recharges: by a d6 roll of at least `min` at the start of a turn, or after a rest. */
export const recharge = z.union([
  z.strictObject({ min: whole(2, 6) }),
  z.enum(['short-rest', 'long-rest', 'short-or-long-rest']),
]);
export type Recharge = z.infer<typeof recharge>;

export const uses = z.strictObject({
  times: whole(1, 99),
  per: z.enum(['day', 'short-rest', 'long-rest', 'short-or-long-rest', 'turn', 'round', 'hour']),
});
export type Uses = z.infer<typeof uses>;

/**
 * A trait, action, bonus action, reaction or lair action. `only` is the required form ("Wolf or Hybrid Form Only");
 * `area` is its area without a save; `tag` identifies a trait that many creatures share ("pack-tactics").
 */
const entryShape = {
  name: line(120),
  text: prose(8000),
  only: line(120).nullable().default(null),
  recharge: recharge.nullable().default(null),
  uses: uses.nullable().default(null),
  attacks: few(attack, 8),
  saves: few(forcedSave, 12),
  damage: few(damagePart, 8),
  inflicts: few(inflicted, 12),
  area: area.nullable().default(null),
  tag: z
    .string()
    .max(60)
    .regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words joined by hyphens')
    .nullable()
    .default(null),
};

export const entry = z.strictObject(entryShape);
export type Entry = z.infer<typeof entry>;

/** A legendary action costs one or more of the actions that a creature has between its turns. */
export const legendaryEntry = z.strictObject({ ...entryShape, cost: whole(1, 5).default(1) });
export type LegendaryEntry = z.infer<typeof legendaryEntry>;

export const legendary = z.strictObject({
  actionsPerRound: whole(0, 10),
  resistancesPerDay: whole(0, 20).nullable().default(null),
  intro: prose(2000).default(''),
  actions: few(legendaryEntry, 20),
});
export type Legendary = z.infer<typeof legendary>;

/**
 * The options of a Multiattack: the creature picks one and performs its steps in order, each with any of the named
 * actions (`timesText` when the number is rolled or changes). `when` describes in text what an option needs.
 */
export const multiattack = z.strictObject({
  options: z
    .array(
      z.strictObject({
        when: line(200).nullable().default(null),
        steps: z
          .array(
            z.strictObject({
              anyOf: z.array(line(120)).min(1).max(12),
              times: whole(1, 20),
              timesText: line(80).nullable().default(null),
              optional: z.boolean().default(false),
            }),
          )
          .min(1)
          .max(12),
      }),
    )
    .min(1)
    .max(8),
});
export type Multiattack = z.infer<typeof multiattack>;
