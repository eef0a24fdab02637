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
  /** What sets off a reaction, as a program reads it. */
  on: trigger.optional(),
  /** Another time that it may take, for another effect. */
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
  /** What casting uses up, where that is only a part of the cost. */
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
 * How a spell grows: with the slot it is cast from, or with the caster's level (cantrips). A step says what holds at `at`
 * (that slot or caster level) and above, each number in the place of the one at the spell's own level: `dice` and `bonus` of
 * its damage or healing (of the effect at place `effect` where it has several), how many bolts or targets, feet of its area.
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
        /** It lasts until it is dispelled, or until a spell that its text names ends it. */
        until: z.enum(['dispelled', 'ended']).optional(),
        concentration: z.boolean().optional(),
        value: whole(0, 9999).optional(),
        /** What this step gives where no number says it. */
        words: line(80).optional(),
        /** What else grows at this step, by its place in the order of effects. */
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
  /** Which damage or healing grows when the spell has more than one: its place in the order of effects, from 0. */
  effect: whole(0, 60).optional(),
});
export type Scaling = z.infer<typeof scaling>;

/** What every version of the record says in the same words: all that is no mechanic. */
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
  /** What its source does not say: the field then holds "not known", or nothing. */
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

/** Raise it when the shape changes, and teach `liftSpell` the step from the version before. */
export const SPELL_FORMAT = 2;

/**
 * A spell as a fight needs it: structure first, and its own words beside it. Attacks and saves in `effects` without a number
 * use the caster's. `again`: what its maker spends to use it again on later turns. What `effects` does not say stands in
 * `missing`, and then the spell is not `complete`.
 */
export const spellRecord = z.strictObject({
  format: z.literal(SPELL_FORMAT),
  ...spellFacts,
  targets: targets.optional(),
  /** How many bolts, darts, rays or targets the spell has at its own level, where it counts them; null otherwise. */
  count: whole(1, 100).nullable().default(null),
  effects,
  again: z
    .strictObject({
      with: z.enum(['action', 'bonus-action', 'reaction', 'attack', 'free']),
      /** The effects of later turns, where they are others: their places in `effects`, from 0. */
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
