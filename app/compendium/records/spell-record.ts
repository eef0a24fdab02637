import { z } from 'zod';
import { effect, effects } from './effects';
import { trigger } from './entry-record';
import {
  area,
  dice,
  edition,
  feet,
  few,
  licence,
  line,
  prose,
  section,
  slug,
  whole,
} from './record-parts';
import { targets } from './targets';
import { SPELL_FACTS, type SpellFact } from './unknown-facts';

export const SCHOOLS = [
  'abjuration',
  'conjuration',
  'divination',
  'enchantment',
  'evocation',
  'illusion',
  'necromancy',
  'transmutation',
] as const;
export type School = (typeof SCHOOLS)[number];

const castingTime = z.strictObject({
  amount: whole(1, 1000),
  unit: z.enum(['action', 'bonus-action', 'reaction', 'minute', 'hour']),
  text: line(300),
  trigger: line(400).nullable().default(null),
  /** What triggers a reaction, in a form that a program can evaluate. */
  on: trigger.optional(),
  /** An alternative casting time, for another effect. */
  or: z
    .strictObject({ amount: whole(1, 1000), unit: z.enum(['action', 'minute', 'hour']) })
    .optional(),
});

const range = z.strictObject({
  kind: z.enum(['self', 'touch', 'feet', 'miles', 'sight', 'unlimited', 'special']),
  feet: whole(0, 10_000_000).nullable().default(null),
  text: line(120),
});

const components = z.strictObject({
  v: z.boolean().default(false),
  s: z.boolean().default(false),
  m: z.boolean().default(false),
  material: line(600).nullable().default(null),
  costGp: z.number().min(0).max(1_000_000).nullable().default(null),
  consumed: z.boolean().default(false),
  /** The cost of what casting consumes, when that is only a part of the total. */
  consumedGp: z.number().min(0).max(1_000_000).optional(),
});

const duration = z.strictObject({
  concentration: z.boolean().default(false),
  kind: z.enum(['instantaneous', 'timed', 'until-dispelled', 'until-triggered', 'special']),
  amount: whole(1, 10_000).nullable().default(null),
  unit: z.enum(['round', 'minute', 'hour', 'day']).nullable().default(null),
  text: line(120),
});

/**
 * How a spell scales: by spell slot, or by the caster's level (cantrips). A step holds from `at` (that slot or caster
 * level) on, and each number replaces the one at the base level: `dice` and `bonus` of its damage or healing (of the
 * effect at index `effect` when there are several), the number of bolts or targets, feet of its area.
 */
const scaling = z.strictObject({
  by: z.enum(['slot', 'level']),
  steps: z
    .array(
      z.strictObject({
        at: whole(1, 30),
        dice: dice.nullable().default(null),
        bonus: whole(0, 9999).default(0),
        count: whole(1, 100).nullable().default(null),
        areaFeet: feet.optional(),
        hitPoints: whole(0, 9999).optional(),
        duration: z
          .strictObject({
            amount: whole(1, 10_000),
            unit: z.enum(['round', 'minute', 'hour', 'day']),
          })
          .optional(),
        /** Lasts until dispelled, or until a spell that its text names ends it. */
        until: z.enum(['dispelled', 'ended']).optional(),
        concentration: z.boolean().optional(),
        value: whole(0, 9999).optional(),
        /** The effect of this step as text, when no number expresses it. */
        words: line(80).optional(),
        /** Other effects that grow at this step, by their index in the list of effects. */
        also: z
          .array(
            z.strictObject({
              effect: whole(0, 60),
              dice: dice.nullable().default(null),
              bonus: whole(0, 9999).default(0),
            }),
          )
          .max(4)
          .optional(),
      }),
    )
    .max(20)
    .default([]),
  /** The index (from 0) of the effect that grows, when the spell has several damage or healing effects. */
  effect: whole(0, 60).optional(),
});
export type Scaling = z.infer<typeof scaling>;

/** The fields that all format versions share, except the mechanics. */
export const spellFacts = {
  slug,
  source: line(60),
  edition,
  name: line(100),
  level: whole(0, 9),
  school: z.enum(SCHOOLS),
  ritual: z.boolean().default(false),
  castingTime,
  range,
  components,
  duration,
  area: area.nullable().default(null),
  /** The facts that the source does not give: the field then holds "not known" or is empty. */
  unknown: z
    .array(z.enum(Object.keys(SPELL_FACTS) as [SpellFact, ...SpellFact[]]))
    .max(Object.keys(SPELL_FACTS).length)
    .optional(),
};

export const spellWords = {
  classes: few(line(40), 20),
  text: prose(16_000),
  higherLevels: prose(4000).nullable().default(null),
  section,
  licence,
};

/** Increase it when the shape changes, and add the conversion from the previous version to `liftSpell`. */
export const SPELL_FORMAT = 2;

/**
 * A spell with structured data for combat, and its text. Attacks and saves in `effects` without a number use the
 * caster's. `again`: the cost of using it again on later turns. `missing` describes what `effects` does not express;
 * the spell is then not `complete`.
 */
export const spellRecord = z.strictObject({
  format: z.literal(SPELL_FORMAT),
  ...spellFacts,
  targets: targets.optional(),
  /** The number of bolts, darts, rays or targets at the base level; null when the spell does not count them. */
  count: whole(1, 100).nullable().default(null),
  effects,
  again: z
    .strictObject({
      with: z.enum(['action', 'bonus-action', 'reaction', 'attack', 'free']),
      /** The effects of later turns when they differ: their indexes (from 0) in `effects`. */
      effects: z.array(whole(0, 15)).max(16).optional(),
    })
    .optional(),
  /** What happens when the spell ends. */
  atEnd: z.array(effect).max(4).optional(),
  scaling: scaling.nullable().default(null),
  complete: z.boolean(),
  missing: line(300).nullable().default(null),
  ...spellWords,
});

export type SpellRecord = z.infer<typeof spellRecord>;
