import { z } from 'zod';
import { ability, damageType, feet, line, slug, whole } from './record-parts';

/** A check that a creature makes with its action to free itself or another creature. */
export const freeingCheck = z.strictObject({
  abilities: z.array(ability).min(1).max(6),
  skills: z.array(line(30)).max(4).optional(),
  /** Missing: the spell's save DC. */
  dc: whole(1, 40).optional(),
  disadvantage: z.boolean().optional(),
});

/**
 * When an effect ends; of several endings, the first one that happens counts. A round is 6 seconds (SRD 5.1 "The Order
 * of Combat"). `save`: repeats the same save, or one with its own ability and DC. `escape`: the check against a
 * grapple.
 */
export const ending = z.discriminatedUnion('at', [
  z.strictObject({
    at: z.literal('time'),
    amount: whole(1, 1000),
    unit: z.enum(['round', 'minute', 'hour', 'day', 'year']),
  }),
  /** A rolled duration: "1d4 hours". */
  z.strictObject({
    at: z.literal('rolled-time'),
    dice: z.strictObject({ count: whole(1, 200), sides: whole(1, 100) }),
    bonus: whole(-99, 999).optional(),
    unit: z.enum(['round', 'minute', 'hour', 'day']),
  }),
  z.strictObject({
    at: z.literal('turn'),
    of: z.enum(['self', 'target']),
    moment: z.enum(['start', 'end']),
    turn: z.enum(['this', 'next']).default('next'),
  }),
  z.strictObject({
    at: z.literal('save'),
    when: z.enum([
      'turn-start',
      'turn-end',
      'damage',
      'action',
      'hour',
      'day',
      'long-rest',
      'out-of-sight',
      'next-turn-end',
    ]),
    ability: ability.optional(),
    dc: whole(1, 40).optional(),
    /** The interval of later saves: "each 30 days". */
    every: whole(1, 1000).optional(),
    advantage: z.boolean().optional(),
    onlyIf: line(120).optional(),
    /** Needs this many successes, not necessarily in a row; this many failures make the effect permanent. */
    successes: whole(2, 5).optional(),
    failures: whole(2, 5).optional(),
  }),
  z.strictObject({
    at: z.literal('escape'),
    dc: whole(1, 40),
    disadvantage: z.boolean().optional(),
  }),
  z.strictObject({
    at: z.literal('check'),
    by: z.enum(['target', 'neighbour', 'either']),
    with: z.enum(['action', 'reaction', 'bonus-action']),
    check: freeingCheck.optional(),
  }),
  z.strictObject({ at: z.literal('damage'), from: z.enum(['anyone', 'self']).default('anyone') }),
  /** A total of damage that the bearer has dealt or taken. */
  z.strictObject({
    at: z.literal('damage-total'),
    amount: whole(1, 999),
    of: z.enum(['dealt', 'taken']),
  }),
  z.strictObject({ at: z.literal('healed') }),
  /** A creature uses its action to end the effect: it wakes a sleeper or puts out flames. */
  z.strictObject({
    at: z.literal('neighbour-action'),
    by: z.enum(['neighbour', 'target', 'either']).default('neighbour'),
  }),
  z.strictObject({ at: z.literal('concentration') }),
  z.strictObject({ at: z.literal('grapple-ends') }),
  z.strictObject({ at: z.literal('effect-ends'), of: line(40) }),
  z.strictObject({ at: z.literal('self-dead') }),
  z.strictObject({ at: z.literal('self-incapacitated') }),
  z.strictObject({
    at: z.literal('self-releases'),
    with: z.enum(['action', 'bonus-action', 'free']).default('free'),
  }),
  z.strictObject({
    at: z.literal('target-acts'),
    does: z.enum(['attack', 'cast', 'attack-or-cast', 'move']),
  }),
  z.strictObject({ at: z.literal('distance'), feet }),
  z.strictObject({ at: z.literal('another-plane') }),
  z.strictObject({ at: z.literal('rest'), rest: z.enum(['short', 'long', 'short-or-long']) }),
  z.strictObject({ at: z.literal('spell'), anyOf: z.array(slug).min(1).max(12) }),
  z.strictObject({
    at: z.literal('object-destroyed'),
    ac: whole(0, 40).optional(),
    hitPoints: whole(1, 999).optional(),
    vulnerable: z.array(damageType).max(13).optional(),
    immune: z.array(damageType).max(13).optional(),
  }),
  z.strictObject({ at: z.literal('zero-hit-points') }),
  z.strictObject({ at: z.literal('used') }),
  z.strictObject({ at: z.literal('words'), text: line(240) }),
]);
export type Ending = z.infer<typeof ending>;

export const endings = z.array(ending).min(1).max(8).optional();
