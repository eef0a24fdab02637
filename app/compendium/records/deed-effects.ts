import { z } from 'zod';
import { bearer } from './bearer';
import { damagePart } from './damage-part';
import { endings } from './endings';
import { amount } from './harm-effects';
import { needs, STATES } from './needs';
import {
  ability,
  area,
  condition,
  damageType,
  dice,
  feet,
  few,
  line,
  slug,
  whole,
} from './record-parts';

/** Casts a spell; details are in the record's spellcasting, or here. */
export const cast = z.strictObject({
  kind: z.literal('cast'),
  spells: z
    .array(z.strictObject({ id: slug, level: whole(0, 9).optional() }))
    .min(1)
    .max(12),
  ability: ability.optional(),
  dc: whole(1, 40).optional(),
  toHit: whole(-10, 40).optional(),
  perDay: whole(1, 20).optional(),
  noComponents: z.boolean().optional(),
  to: bearer,
  needs,
});

/** Performs another action: entries of the same record by key. */
export const perform = z.strictObject({
  kind: z.literal('perform'),
  anyOf: z.array(slug).min(1).max(12),
  times: whole(1, 10).default(1),
  needs,
});

/** Takes an action of the rules: Dash, Disengage, Dodge, Hide, Help. */
export const act = z.strictObject({
  kind: z.literal('act'),
  anyOf: z
    .array(
      z.enum([
        'dash',
        'disengage',
        'dodge',
        'hide',
        'help',
        'search',
        'attack',
        'opportunity-attack',
        'cast',
        'use-object',
      ]),
    )
    .min(1)
    .max(8),
  all: z.boolean().optional(),
  to: bearer,
  needs,
});

/** Other creatures of the same source that the text refers to by their statblocks. */
const statblocks = z.array(slug).min(1).max(12).optional();

export const summon = z.strictObject({
  kind: z.literal('summon'),
  /** Slugs in the same source, or names when the source does not have the creature. */
  anyOf: z
    .array(
      z.strictObject({
        creature: line(80),
        count: whole(1, 100).optional(),
        dice: dice.optional(),
      }),
    )
    .min(1)
    .max(12),
  chancePercent: whole(1, 100).optional(),
  withinFeet: feet.optional(),
  /** They arrive after this many rounds. */
  delay: dice.optional(),
  mostControlled: whole(1, 100).optional(),
  /** What the creature rises from: for example the dead it has killed, after a delay. */
  from: z.enum(['nothing', 'the-dead', 'itself', 'the-surroundings']).default('nothing'),
  statblocks,
  ends: endings,
  needs,
});

export const shape = z.strictObject({
  kind: z.literal('shape'),
  forms: z.array(line(120)).min(1).max(12),
  statblocks,
  /**
   * Which hit points the form has: the creature's own, those of the form, or those of the form as temporary ones;
   * `carriesOver`: excess damage carries over.
   */
  hitPoints: z.enum(['own', 'of-form', 'temporary-of-form']).optional(),
  carriesOver: z.boolean().optional(),
  to: bearer,
  ends: endings,
  needs,
});
export const end = z.strictObject({
  kind: z.literal('end'),
  conditions: z.array(condition).max(15).optional(),
  states: z.array(z.enum(STATES)).max(13).optional(),
  what: z
    .enum(['concentration', 'spell', 'curse', 'disease', 'poison', 'this', 'magic'])
    .optional(),
  to: bearer,
  needs,
});
export const die = z.strictObject({
  kind: z.literal('die'),
  how: z.enum(['dies', 'zero-hit-points', 'destroyed', 'stable']).default('dies'),
  to: bearer,
  needs,
});
/** A creature that succeeded is immune to this entry for this many hours. */
export const immunity = z.strictObject({
  kind: z.literal('immunity'),
  hours: whole(1, 8760),
  needs,
});
export const space = z.strictObject({
  kind: z.literal('space'),
  what: z.enum([
    'difficult',
    'darkness',
    'light',
    'fog',
    'silence',
    'zone',
    'wall',
    'web',
    'water',
    'fire',
    'antimagic',
  ]),
  area: area.optional(),
  brightFeet: feet.optional(),
  dimFeet: feet.optional(),
  moves: feet.optional(),
  ends: endings,
  needs,
});
/** Returns after its death, or after a period. */
export const returns = z.strictObject({
  kind: z.literal('return'),
  dice: dice.optional(),
  amount: whole(1, 1000).optional(),
  unit: z.enum(['at-once', 'round', 'hour', 'day', 'sunset']).default('day'),
  hitPoints: whole(1, 999).optional(),
  needs,
});
export const regenerate = z.strictObject({
  kind: z.literal('regenerate'),
  hitPoints: whole(1, 500),
  stoppedBy: few(damageType, 13),
  keepsAlive: z.boolean().optional(),
  needs,
});
/** Reduces the damage taken: parry, deflect, evasion, redirect. */
export const reduce = z.strictObject({
  kind: z.literal('reduce'),
  by: z.enum(['amount', 'half', 'all']),
  amount: amount.optional(),
  redirects: z.boolean().optional(),
  needs,
});
/** Affects objects and weapons: a shield that rusts, a weapon that returns. */
export const thing = z.strictObject({
  kind: z.literal('object'),
  does: z.enum(['damages', 'destroys', 'drops', 'returns', 'ignites', 'creates', 'takes']),
  penalty: whole(1, 20).optional(),
  destroyedAt: whole(0, 30).optional(),
  ac: whole(0, 40).optional(),
  hitPoints: whole(1, 999).optional(),
  damage: few(damagePart, 4),
  feet: feet.optional(),
  needs,
});
/** A rule outside combat, or one fully described by its tag; with the numbers in its text. */
export const rule = z.strictObject({
  kind: z.literal('rule'),
  feet: z.array(feet).min(1).max(6).optional(),
  dcs: z.array(whole(1, 60)).min(1).max(4).optional(),
  dice: z.array(dice).min(1).max(6).optional(),
  bonuses: z.array(whole(-20, 40)).min(1).max(4).optional(),
  ability: ability.optional(),
  statblocks,
  needs,
});
/** A mechanic that is stored only as text. */
export const words = z.strictObject({ kind: z.literal('words'), text: line(300) });
