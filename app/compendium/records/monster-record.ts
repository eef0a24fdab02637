import { z } from 'zod';
import type { Skill } from '~/rules/ability';
import { isChallenge } from '~/rules/challenge';
import { SKILL_ABILITIES } from '~/rules/skills';
import { entry, legendary, multiattack } from './entry-record';
import {
  condition,
  damageType,
  dice,
  edition,
  feet,
  few,
  licence,
  line,
  prose,
  SIZES,
  section,
  slug,
  whole,
} from './record-parts';
import { spellcasting } from './spellcasting-record';
import { MONSTER_FACTS, type MonsterFact } from './unknown-facts';

export const DEFENCE_QUALIFIERS = [
  'nonmagical',
  'nonmagical-not-silvered',
  'nonmagical-not-adamantine',
  'magical-wielded-by-good',
  'spells',
  'other',
] as const;
export type DefenceQualifier = (typeof DEFENCE_QUALIFIERS)[number];

const lowerWords = z
  .string()
  .max(60)
  .regex(/^[a-z]+([ '-][a-z]+)*$/, 'must be lower-case words');

const score = whole(1, 50);
const bonus = whole(-10, 40);

const speeds = z.strictObject({
  walk: feet.default(0),
  burrow: feet.optional(),
  climb: feet.optional(),
  fly: feet.optional(),
  swim: feet.optional(),
  hover: z.boolean().default(false),
});
export type Speeds = z.infer<typeof speeds>;

const armorClass = z.strictObject({
  value: whole(0, 50),
  kind: line(120).nullable().default(null),
});

/** How one form of a shapechanger differs from the record. */
const form = z.strictObject({
  name: line(60),
  ac: armorClass.nullable().default(null),
  speeds: speeds.nullable().default(null),
});

const hitPoints = z.strictObject({
  average: whole(1, 9999),
  dice,
  constant: whole(-500, 9999).default(0),
});

const skillNames = Object.keys(SKILL_ABILITIES) as [Skill, ...Skill[]];

const senses = z.strictObject({
  blindsight: feet.optional(),
  darkvision: feet.optional(),
  tremorsense: feet.optional(),
  truesight: feet.optional(),
  blindBeyond: z.boolean().default(false),
  note: line(200).nullable().default(null),
  passivePerception: whole(0, 60),
});

/** `list` is what the creature speaks, `understands` what it only understands; "any" means any language. */
const languages = z.strictObject({
  text: line(300).nullable().default(null),
  list: few(line(60), 40),
  understands: few(line(60), 40),
  telepathyFeet: feet.optional(),
  /** A requirement for telepathy besides its distance. */
  telepathyNote: line(120).optional(),
});

/** A vulnerability, resistance or immunity; `types` is empty when only the text says it ("damage from spells"). */
const defence = z.strictObject({
  types: few(damageType, 13),
  qualifier: z.enum(DEFENCE_QUALIFIERS).nullable().default(null),
  text: line(200),
});
export type Defence = z.infer<typeof defence>;

const defences = z.strictObject({
  vulnerable: few(defence, 20),
  resist: few(defence, 20),
  immune: few(defence, 20),
});

/** The fields that all format versions share, except the entries. */
export const monsterFacts = {
  slug,
  source: line(60),
  edition,
  name: line(100),
  size: z.enum(SIZES),
  /** Other possible sizes of such a creature: "Small or Medium". */
  orSizes: z.array(z.enum(SIZES)).max(5).optional(),
  type: lowerWords,
  subtype: line(80).nullable().default(null),
  swarmOf: z.enum(SIZES).nullable().default(null),
  alignment: line(80),
  ac: armorClass,
  hp: hitPoints,
  /** Given when it is not the Dexterity modifier alone: the bonus, and the fixed initiative score. */
  initiative: z.strictObject({ bonus, score: whole(-10, 60) }).optional(),
  speeds,
  forms: few(form, 8),
  abilities: z.strictObject({
    str: score,
    dex: score,
    con: score,
    int: score,
    wis: score,
    cha: score,
  }),
  saves: z
    .strictObject({
      str: bonus.optional(),
      dex: bonus.optional(),
      con: bonus.optional(),
      int: bonus.optional(),
      wis: bonus.optional(),
      cha: bonus.optional(),
    })
    .default({}),
  skills: z.partialRecord(z.enum(skillNames), bonus).default({}),
  gear: z
    .array(z.strictObject({ item: line(80), count: whole(1, 99).optional() }))
    .max(20)
    .optional(),
  senses,
  languages: languages.default({ text: null, list: [], understands: [] }),
  cr: z
    .number({ error: 'must be a challenge rating: 0, 0.125, 0.25, 0.5 or 1 to 30' })
    .refine(isChallenge, 'must be a challenge rating: 0, 0.125, 0.25, 0.5 or 1 to 30'),
  xp: whole(0, 1_000_000),
  xpInLair: whole(0, 1_000_000).optional(),
  proficiencyBonus: whole(2, 9),
  defences: defences.default({ vulnerable: [], resist: [], immune: [] }),
  conditionImmune: few(condition, 15),
  /** The facts that the source does not give: the field has a harmless value and pages show "not known". */
  unknown: z
    .array(z.enum(Object.keys(MONSTER_FACTS) as [MonsterFact, ...MonsterFact[]]))
    .max(Object.keys(MONSTER_FACTS).length)
    .optional(),
};

/** The last fields that all format versions share. */
export const monsterOrigin = {
  spellcasting: few(spellcasting, 4),
  environment: few(line(60), 20),
  variantOf: slug.nullable().default(null),
  section,
  notes: prose(4000).default(''),
  licence,
};

/** Increase it when the shape changes, and add the conversion from the previous version to `liftMonster`. */
export const MONSTER_FORMAT = 2;

/** A creature with structured data for combat, and the statblock's text. Distances are in feet. */
export const monsterRecord = z.strictObject({
  format: z.literal(MONSTER_FORMAT),
  ...monsterFacts,
  traits: few(entry, 40),
  multiattack: multiattack.nullable().default(null),
  actions: few(entry, 40),
  bonusActions: few(entry, 20),
  reactions: few(entry, 20),
  legendary: legendary.nullable().default(null),
  lairActions: few(entry, 20),
  mythicActions: z.array(entry).max(20).optional(),
  /** The effects on the land around its lair, and how long they last after its death. */
  regionalEffects: z.array(entry).max(20).optional(),
  ...monsterOrigin,
});

export type MonsterRecord = z.infer<typeof monsterRecord>;
