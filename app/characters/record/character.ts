import { z } from 'zod';
import {
  ability,
  condition,
  damageType,
  edition,
  few,
  line,
  prose,
  slug,
  whole,
  withoutHalfSigns,
} from '~/compendium/records/record-parts';

const key = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[a-z0-9][a-z0-9/>#:+-]*$/, 'must be a key of the book');
const short = line(120).or(z.literal('')).default('');
const score = whole(1, 30);
const scores = z.strictObject({
  str: score,
  dex: score,
  con: score,
  int: score,
  wis: score,
  cha: score,
});
const id = z.string().regex(/^[\w-]{1,40}$/, 'must be 1 to 40 letters, digits or hyphens');

/** A thing that a character has: of the book (`item`), or of one's own (`name`, with what one knows of it). */
export const carried = z.strictObject({
  id,
  item: slug.nullable().default(null),
  name: line(80).or(z.literal('')).default(''),
  count: whole(0, 9999).default(1),
  equipped: z.boolean().default(false),
  attuned: z.boolean().default(false),
  /** What magic adds: to attack and damage of a weapon, to the AC of armor and shields, of anything else to AC when `equipped`. */
  plus: whole(0, 5).default(0),
  /** In two hands, where one may choose. */
  twoHanded: z.boolean().default(false),
  pounds: z.number().min(0).max(9999).nullable().default(null),
  /** A weapon of one's own. */
  weapon: z
    .strictObject({
      category: z.enum(['simple', 'martial']),
      reach: z.enum(['melee', 'ranged']),
      count: whole(0, 20),
      sides: whole(1, 20),
      type: damageType,
      properties: few(line(20), 10),
      rangeFeet: z
        .tuple([whole(0, 2000), whole(0, 2000)])
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  notes: prose(500).default(''),
});
export type Carried = z.infer<typeof carried>;

const ownBackground = z.strictObject({
  name: line(80),
  skills: few(slug, 2),
  tools: few(slug, 2),
  languages: few(slug, 2),
  /** 2024: three abilities and an origin feat. */
  abilities: few(ability, 3),
  feat: slug.nullable().default(null),
  feature: z
    .strictObject({ name: line(80), words: prose(1000).default('') })
    .nullable()
    .default(null),
});

/** Whole numbers of play as they stand; they change by deeds alone. Null hit points: unhurt, whatever the maximum is. */
export const play = z.strictObject({
  hitPoints: whole(-999, 9999).nullable().default(null),
  temporary: whole(0, 9999).default(0),
  /** Hit dice spent, by their sides: { "8": 2 }. */
  hitDiceSpent: z
    .record(
      z.string().regex(/^(6|8|10|12)$/, 'must be the sides of a hit die: 6, 8, 10 or 12'),
      whole(0, 20),
    )
    .default({}),
  deathSuccesses: whole(0, 3).default(0),
  deathFailures: whole(0, 3).default(0),
  slotsSpent: z.array(whole(0, 30)).max(9).default([]),
  pactSpent: whole(0, 10).default(0),
  /** Uses spent, by the key of their supply. */
  spent: z.record(key, whole(0, 999)).default({}),
  /** The spell that one concentrates on; '' is none. */
  concentration: line(80).or(z.literal('')).default(''),
  conditions: few(condition, 15),
  exhaustion: whole(0, 10).default(0),
  inspiration: whole(0, 9).default(0),
  /** Values of counters of one's own, by key. */
  counters: z.record(id, whole(-9999, 9999)).default({}),
  coins: z
    .strictObject({
      cp: whole(0, 999_999),
      sp: whole(0, 999_999),
      ep: whole(0, 999_999),
      gp: whole(0, 999_999),
      pp: whole(0, 999_999),
    })
    .default({ cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 }),
});
export type Play = z.infer<typeof play>;

/** How a spell stands on a class's list of a character. */
const spellsOf = z.strictObject({
  cantrips: few(slug, 20),
  /** Known, or written in a wizard's book. */
  known: few(slug, 120),
  prepared: few(slug, 60),
});

/** How the six scores came to be. */
export const abilityMethod = z.enum(['array', 'points', 'rolled', 'hand']);

/**
 * A character as it was chosen, level by level. Everything else on its sheet is reckoned from this and the book of its edition; any
 * number may be set by hand besides (`overrides`). Keys and slugs of the book are checked against it, not here, so that a file that
 * names something unknown is still read whole.
 */
export const character = z.strictObject({
  format: z.literal('delvewright-character').default('delvewright-character'),
  version: z.literal(1).default(1),
  edition,
  name: line(80).or(z.literal('')).default(''),
  player: short,
  race: slug.nullable().default(null),
  subrace: slug.nullable().default(null),
  /** A slug of the book, 'own', or null while it is not chosen. */
  background: slug.nullable().default(null),
  ownBackground: ownBackground.nullable().default(null),
  abilities: z
    .strictObject({
      method: abilityMethod.default('hand'),
      base: scores,
      /** What the dice showed, each of four, and the seed that it came from. */
      rolls: z
        .array(z.array(whole(1, 6)).max(4))
        .max(6)
        .default([]),
      seed: line(100).or(z.literal('')).default(''),
    })
    .default({
      method: 'hand',
      base: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
      rolls: [],
      seed: '',
    }),
  /** Its levels in the order taken; `hp` is what the die showed, null the average (the first level has the whole die). */
  levels: z
    .array(z.strictObject({ class: slug, hp: whole(1, 12).nullable().default(null) }))
    .max(20)
    .default([]),
  /** By class. */
  subclasses: z.record(slug, slug).default({}),
  /** What was chosen, by the key of what asked: see the walk of the sheet. */
  choices: z
    .record(key, z.array(z.string().overwrite(withoutHalfSigns).max(120)).max(40))
    .default({}),
  /** By class; class 'other' for what one has besides. */
  spells: z.record(slug, spellsOf).default({}),
  items: few(carried, 200),
  alignment: short,
  xp: whole(0, 9_999_999).default(0),
  looks: z
    .strictObject({
      age: short,
      height: short,
      weight: short,
      eyes: short,
      skin: short,
      hair: short,
      size: z.enum(['small', 'medium']).nullable().default(null),
      words: prose(2000).default(''),
    })
    .prefault({}),
  personality: z
    .strictObject({
      traits: prose(1000).default(''),
      ideals: prose(1000).default(''),
      bonds: prose(1000).default(''),
      flaws: prose(1000).default(''),
    })
    .prefault({}),
  backstory: prose(6000).default(''),
  notes: prose(6000).default(''),
  /** The file of its portrait; null has none. */
  portrait: z.uuid('must be the name of a file').nullable().default(null),
  /** Numbers set by hand, by the key of the number: "ac", "skill.arcana". */
  overrides: z
    .record(
      z
        .string()
        .max(80)
        .regex(/^[a-z][a-z0-9.-]*$/, 'must be the key of a number, such as skill.arcana'),
      whole(-999, 9999),
    )
    .default({}),
  counters: few(
    z.strictObject({
      key: id,
      name: line(60),
      most: whole(1, 999).nullable().default(null),
      back: z.enum(['none', 'short-rest', 'long-rest', 'dawn']).default('none'),
    }),
    20,
  ),
  /** Features, languages and the like that no book gives it. */
  extras: few(z.strictObject({ name: line(80), words: prose(2000).default('') }), 40),
  play: play.prefault({}),
});
export type Character = z.infer<typeof character>;
