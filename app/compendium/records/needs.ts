import { z } from 'zod';
import { CREATURE_TYPES } from '~/rules/creature-types';
import {
  ability,
  condition,
  damageType,
  feet,
  few,
  line,
  SIZES,
  slug,
  whole,
} from './record-parts';

/** Whom a need is about: the creature with the entry or spell, or the target. */
export const who = z.enum(['self', 'target']);

/** States besides the conditions of the rules, set by an effect of the same record. */
export const STATES = [
  'ablaze',
  'attached',
  'banished',
  'bloodied',
  'burning',
  'cursed',
  'diseased',
  'engulfed',
  'enlarged',
  'inside',
  'marked',
  'possessed',
  'suffocating',
  'swallowed',
  'wounded',
] as const;
export type State = (typeof STATES)[number];

/** Surroundings that something can be limited to. */
export const SURROUNDINGS = [
  'sunlight',
  'bright-light',
  'dim-light-or-darkness',
  'darkness',
  'underwater',
  'in-water',
  'out-of-water',
  'running-water',
  'airborne',
  'on-ground',
  'in-lair',
  'moonlight',
  'wet',
] as const;

/** Senses that a creature must be able to use. */
export const SENSES_NEEDED = ['see', 'hear', 'see-or-hear', 'understand'] as const;

const SIMPLE = [
  z.strictObject({
    if: z.literal('size'),
    of: who.default('target'),
    atMost: z.enum(SIZES).optional(),
    atLeast: z.enum(SIZES).optional(),
    smallerThanSelf: z.boolean().optional(),
    not: z.boolean().optional(),
  }),
  z.strictObject({
    if: z.literal('type'),
    of: who.default('target'),
    types: z.array(z.enum(CREATURE_TYPES)).min(1).max(14),
    not: z.boolean().optional(),
  }),
  /** A creature with this name or tag: "elf", "shapechanger", "construct made of metal". */
  z.strictObject({
    if: z.literal('kind'),
    of: who.default('target'),
    kinds: z.array(line(60)).min(1).max(12),
    not: z.boolean().optional(),
  }),
  z.strictObject({
    if: z.literal('alignment'),
    of: who.default('target'),
    words: z
      .array(z.enum(['lawful', 'chaotic', 'good', 'evil', 'neutral']))
      .min(1)
      .max(5),
    not: z.boolean().optional(),
  }),
  z.strictObject({
    if: z.literal('condition'),
    of: who.default('target'),
    anyOf: z.array(condition).min(1).max(15),
    bySelf: z.boolean().optional(),
    not: z.boolean().optional(),
  }),
  z.strictObject({
    if: z.literal('state'),
    of: who.default('target'),
    anyOf: z.array(z.enum(STATES)).min(1).max(20),
    bySelf: z.boolean().optional(),
    not: z.boolean().optional(),
  }),
  z.strictObject({
    if: z.literal('sense'),
    of: who,
    does: z.enum(SENSES_NEEDED),
    whom: z.enum(['self', 'target', 'trigger']),
    not: z.boolean().optional(),
  }),
  z.strictObject({
    if: z.literal('hit-points'),
    of: who.default('target'),
    atMost: whole(0, 9999).optional(),
    atLeast: whole(0, 9999).optional(),
    belowMaximum: z.boolean().optional(),
  }),
  /** The creature moved this many feet straight toward the target in this turn. */
  z.strictObject({ if: z.literal('charged'), feet }),
  z.strictObject({
    if: z.literal('distance'),
    atMostFeet: feet,
    of: z.enum(['self', 'target', 'another']),
  }),
  z.strictObject({ if: z.literal('ally-near'), feet, of: who.default('target') }),
  z.strictObject({ if: z.literal('advantage'), not: z.boolean().optional() }),
  z.strictObject({ if: z.literal('critical-hit'), not: z.boolean().optional() }),
  z.strictObject({ if: z.literal('surprised'), of: who.default('target') }),
  /** The target has not taken a turn in this combat. */
  z.strictObject({ if: z.literal('not-acted') }),
  z.strictObject({ if: z.literal('two-handed'), not: z.boolean().optional() }),
  z.strictObject({ if: z.literal('thrown'), not: z.boolean().optional() }),
  z.strictObject({
    if: z.literal('form'),
    forms: z.array(line(60)).min(1).max(8),
    not: z.boolean().optional(),
  }),
  z.strictObject({
    if: z.literal('place'),
    of: who.default('self'),
    anyOf: z.array(z.enum(SURROUNDINGS)).min(1).max(6),
    not: z.boolean().optional(),
  }),
  z.strictObject({
    if: z.literal('damage-type'),
    types: z.array(damageType).min(1).max(13),
    not: z.boolean().optional(),
  }),
  /** This or another entry did so earlier in this turn: an attack that hit twice, a first stage. */
  z.strictObject({
    if: z.literal('entry'),
    key: slug,
    did: z.enum(['hit', 'hit-twice', 'failed-save', 'available', 'used-this-turn']),
  }),
  z.strictObject({ if: z.literal('once'), per: z.enum(['turn', 'round', 'day']) }),
  z.strictObject({ if: z.literal('willing'), not: z.boolean().optional() }),
  z.strictObject({ if: z.literal('living'), not: z.boolean().optional() }),
  z.strictObject({
    if: z.literal('object'),
    of: z.enum(['worn', 'carried', 'unattended', 'any']),
    magical: z.boolean().optional(),
    material: line(40).optional(),
  }),
  z.strictObject({ if: z.literal('spell'), of: who.default('self'), spell: slug }),
  z.strictObject({ if: z.literal('words'), text: line(240) }),
  /** In these rounds of the effect, counted from 1. */
  z.strictObject({ if: z.literal('round'), from: whole(1, 100), to: whole(1, 100).optional() }),
  z.strictObject({
    if: z.literal('ability'),
    of: who.default('target'),
    ability,
    atMost: whole(0, 50).optional(),
    atLeast: whole(0, 50).optional(),
  }),
  z.strictObject({ if: z.literal('disadvantage'), not: z.boolean().optional() }),
  /** Triggered by a spell within these levels or of these schools. */
  z.strictObject({
    if: z.literal('spell-level'),
    atMost: whole(0, 9).optional(),
    atLeast: whole(0, 9).optional(),
    not: z.boolean().optional(),
  }),
] as const;

/**
 * A requirement for an effect that a program can evaluate; all in a list must hold, and `not` negates one. `words`
 * cannot be evaluated: an entry with it is not complete.
 */
export const need = z.discriminatedUnion('if', [
  ...SIMPLE,
  /** At least one of these. */
  z.strictObject({
    if: z.literal('either'),
    of: z.array(z.discriminatedUnion('if', SIMPLE)).min(2).max(8),
  }),
]);
export type Need = z.infer<typeof need>;

export const needs = z.array(need).min(1).max(6).optional();

/** Returns whether a list contains a need that only a person can evaluate. */
export function needsWords(list: readonly Need[] | undefined): boolean {
  return (
    list?.some(
      (one) =>
        one.if === 'words' || (one.if === 'either' && one.of.some((each) => each.if === 'words')),
    ) ?? false
  );
}

export const manyNeeds = few(need, 6);
