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
import { withoutLoops } from './without-loops';

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
// The name of every object's prototype is no key of a record.
const id = z
  .string()
  .regex(/^(?!__proto__$)[\w-]{1,40}$/, 'must be 1 to 40 letters, digits or hyphens');

/** A carried item: from the book (`item`), or custom (`name` and the known facts). */
export const carried = z.strictObject({
  id,
  item: slug.nullable().default(null),
  name: line(80).or(z.literal('')).default(''),
  count: whole(0, 9999).default(1),
  equipped: z.boolean().default(false),
  attuned: z.boolean().default(false),
  /**
   * The magic bonus: to attack and damage of a weapon, to the AC of armor and shields; for other items to AC while
   * `equipped`.
   */
  plus: whole(0, 5).default(0),
  /** Used in two hands, where there is a choice. */
  twoHanded: z.boolean().default(false),
  pounds: z.number().min(0).max(9999).nullable().default(null),
  /** The data of a custom weapon. */
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
  /** The data of custom armor or a custom shield; `base` is the AC, of a shield its bonus. */
  armor: z
    .strictObject({
      category: z.enum(['light', 'medium', 'heavy', 'shield']),
      base: whole(0, 30),
      /** How much of the Dexterity modifier is added. */
      dexterity: z.enum(['whole', 'two', 'none']),
      strength: whole(1, 30).nullable().default(null),
      /** Disadvantage on Dexterity (Stealth) checks. */
      loud: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** Limited uses of a custom item, and when all of them return. */
  charges: z
    .strictObject({
      most: whole(1, 99),
      back: z.enum(['none', 'short-rest', 'long-rest', 'dawn']).default('none'),
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

/** The current numbers of play; they change only through deeds. Null hit points: full, whatever the maximum is. */
export const play = z.strictObject({
  hitPoints: whole(-999, 9999).nullable().default(null),
  temporary: whole(0, 9999).default(0),
  /** Spent hit dice by number of sides: { "8": 2 }. */
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
  /** Spent uses by the key of their supply. */
  spent: z.record(key, whole(0, 999)).default({}),
  /** The spell of the current concentration; '' for none. */
  concentration: line(80).or(z.literal('')).default(''),
  conditions: few(condition, 15),
  exhaustion: whole(0, 10).default(0),
  inspiration: whole(0, 9).default(0),
  /** Values of custom counters, by key. */
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
  /** Effects of features that are active, by key: a rage. */
  effects: few(key, 20),
  /** What play changed about carried items, by their ids; see `at-hand.ts`. */
  gear: z
    .record(
      id,
      z.strictObject({
        /** The count, equipped and attuned of the saved item; for another saved item the entry has no effect. */
        of: z.tuple([whole(0, 9999), z.boolean(), z.boolean()]),
        count: whole(0, 9999),
        equipped: z.boolean(),
        attuned: z.boolean(),
        /** How many were shot since the last search for them. */
        shot: whole(0, 9999).default(0),
        /** The id of the item that it is in. */
        within: id.optional(),
      }),
    )
    .overwrite(withoutLoops)
    .default({}),
  /** Items found in play; their counts are in `gear`. */
  loot: few(
    z.strictObject({
      id,
      item: slug.nullable().default(null),
      name: line(80).or(z.literal('')).default(''),
      pounds: z.number().min(0).max(9999).nullable().default(null),
    }),
    100,
  ),
  /** Notes written in play, oldest first. */
  notes: few(z.strictObject({ id, text: prose(1000) }), 100),
});
export type Play = z.infer<typeof play>;

/** A character's spells for one class. */
const spellsOf = z.strictObject({
  cantrips: few(slug, 20),
  /** Known, or written in a wizard's spellbook. */
  known: few(slug, 120),
  prepared: few(slug, 60),
});

/** Picks by the place of their choice. */
const picks = z
  .record(key, z.array(z.string().overwrite(withoutHalfSigns).max(120)).max(40))
  .default({});

/** How the six base scores were determined. */
export const abilityMethod = z.enum(['array', 'points', 'rolled', 'hand']);

/**
 * A character as chosen, level by level. The rest of its sheet is calculated from this and the book of its edition; any
 * number can be overridden (`overrides`). Keys and slugs are checked against the book elsewhere, so that a file with
 * unknown names can still be read.
 */
export const character = z.strictObject({
  format: z.literal('delvewright-character').default('delvewright-character'),
  version: z.literal(1).default(1),
  edition,
  name: line(80).or(z.literal('')).default(''),
  player: short,
  race: slug.nullable().default(null),
  subrace: slug.nullable().default(null),
  /** A slug of the book, 'own' for a custom one, or null while not chosen. */
  background: slug.nullable().default(null),
  ownBackground: ownBackground.nullable().default(null),
  abilities: z
    .strictObject({
      method: abilityMethod.default('hand'),
      base: scores,
      /** The rolls of four dice for each score, and their seed. */
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
  /** The levels in the order taken; `hp` is the hit die roll, null the average (the first level has the maximum). */
  levels: z
    .array(z.strictObject({ class: slug, hp: whole(1, 12).nullable().default(null) }))
    .max(20)
    .default([]),
  /** By class. */
  subclasses: z.record(slug, slug).default({}),
  /** Picks by the place of their choice; see the walk of the sheet. */
  choices: picks,
  /** By class; the key 'other' is for all other spells. */
  spells: z.record(slug, spellsOf).default({}),
  /** Levels that were removed, the last one last, with what was chosen for each: it returns with the level. */
  removed: few(
    z.strictObject({
      class: slug,
      hp: whole(1, 12).nullable().default(null),
      subclass: slug.nullable().default(null),
      choices: picks,
      spells: z.record(slug, spellsOf).default({}),
    }),
    20,
  ),
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
  /** The upload with the portrait; null when there is none. */
  portrait: z.uuid('must be the name of a file').nullable().default(null),
  /** Overridden numbers by key: "ac", "skill.arcana". */
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
  /** Custom features, languages and the like that are in no book. */
  extras: few(z.strictObject({ name: line(80), words: prose(2000).default('') }), 40),
  play: play.prefault({}),
});
export type Character = z.infer<typeof character>;
