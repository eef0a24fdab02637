import { z } from 'zod';
import { effects } from './effects';
import { needs } from './needs';
import { area, feet, few, line, prose, slug, whole } from './record-parts';
import { targets } from './targets';

/** How a used entry recharges: by a d6 roll of at least `min` at the start of a turn, or after a rest. */
export const recharge = z.union([
  z.strictObject({ min: whole(2, 6) }),
  z.enum(['short-rest', 'long-rest', 'short-or-long-rest']),
]);
export type Recharge = z.infer<typeof recharge>;

export const uses = z.strictObject({
  times: whole(1, 99),
  /** The number of uses in the creature's lair. */
  timesInLair: whole(1, 99).optional(),
  per: z.enum([
    'day',
    'short-rest',
    'long-rest',
    'short-or-long-rest',
    'turn',
    'round',
    'hour',
    'once',
  ]),
});
export type Uses = z.infer<typeof uses>;

/** What triggers a reaction, or a trait that acts by itself. `text` is the statblock's wording. */
export const TRIGGERS = [
  'hit',
  'hit-by-melee',
  'hit-by-ranged',
  'hit-by-spell',
  'missed',
  'missed-by-melee',
  'attacked',
  'ally-attacked',
  'ally-hit',
  'hits',
  'damaged',
  'ally-damaged',
  'save-failed',
  'save-succeeded',
  'ally-save-failed',
  'spell-cast',
  'targeted-by-spell',
  'touched',
  'moves-near',
  'leaves-reach',
  'falls',
  'turn-start',
  'turn-end',
  'other-turn-ends',
  'dies',
  'zero-hit-points',
  'kills',
  'bloodied',
  'initiative',
  'initiative-20',
  'grapples',
  'words',
] as const;
export const trigger = z.strictObject({
  on: z.enum(TRIGGERS),
  /** The maximum distance of the creature that triggers it. */
  withinFeet: feet.optional(),
  seen: z.boolean().optional(),
  needs,
  text: line(300).optional(),
});
export type Trigger = z.infer<typeof trigger>;

/**
 * A trait, action, bonus action, reaction or lair action. Multiattack and other entries of the same creature refer to
 * it by `key`. `only` is the required form ("Wolf or Hybrid Form Only"); `tag` identifies a trait that many creatures
 * share ("pack-tactics"). `missing` describes what `effects` does not express; the entry is then not `complete`.
 */
const entryShape = {
  key: slug,
  name: line(120),
  text: prose(8000),
  only: line(120).nullable().default(null),
  recharge: recharge.nullable().default(null),
  uses: uses.nullable().default(null),
  tag: z
    .string()
    .max(60)
    .regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words joined by hyphens')
    .nullable()
    .default(null),
  trigger: trigger.optional(),
  needs,
  targets: targets.optional(),
  area: area.optional(),
  /** Once used, it is available again at the start of the creature's next turn. */
  oncePerRound: z.boolean().optional(),
  /** Uses a spell slot of this level or higher. */
  slot: whole(1, 9).optional(),
  effects,
  complete: z.boolean(),
  missing: line(300).nullable().default(null),
};

export const entry = z.strictObject(entryShape);
export type Entry = z.infer<typeof entry>;

/** A legendary action costs one or more of the actions that a creature has between its turns. */
export const legendaryEntry = z.strictObject({ ...entryShape, cost: whole(1, 5).default(1) });
export type LegendaryEntry = z.infer<typeof legendaryEntry>;

export const legendary = z.strictObject({
  actionsPerRound: whole(0, 10),
  actionsInLair: whole(0, 10).optional(),
  resistancesPerDay: whole(0, 20).nullable().default(null),
  resistancesInLair: whole(0, 20).optional(),
  intro: prose(2000).default(''),
  actions: few(legendaryEntry, 20),
});
export type Legendary = z.infer<typeof legendary>;

/** One step of a Multiattack: any of these entries or spells, `times` times. `mixed`: in any combination. */
const step = z.strictObject({
  anyOf: z.array(slug).max(12).default([]),
  spells: z
    .array(z.strictObject({ id: slug, level: whole(0, 9).optional() }))
    .max(4)
    .optional(),
  times: whole(1, 20),
  timesDice: z.strictObject({ count: whole(1, 20), sides: whole(1, 20) }).optional(),
  /** Once for each head, tentacle …; `times` is the number at full strength. */
  perPart: line(40).optional(),
  mixed: z.boolean().optional(),
  optional: z.boolean().optional(),
  ifAvailable: z.boolean().optional(),
  needs,
});

/**
 * The options of a Multiattack: the creature picks one and performs its steps in order. `replace`: this many of the
 * attacks (of this entry, or of any) can be replaced by another entry or a spell.
 */
export const multiattack = z.strictObject({
  options: z
    .array(z.strictObject({ needs, steps: z.array(step).min(1).max(12) }))
    .min(1)
    .max(8),
  replace: z
    .array(
      z.strictObject({
        times: whole(1, 20),
        of: slug.optional(),
        with: z.array(slug).max(12).default([]),
        spells: z
          .array(z.strictObject({ id: slug, level: whole(0, 9).optional() }))
          .max(4)
          .optional(),
        ifAvailable: z.boolean().optional(),
      }),
    )
    .max(4)
    .optional(),
});
export type Multiattack = z.infer<typeof multiattack>;
