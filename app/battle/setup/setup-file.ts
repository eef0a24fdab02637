import { z } from 'zod';
import {
  ability,
  condition,
  damageType,
  edition,
  few,
  line,
  whole,
} from '~/compendium/records/record-parts';
import { CREATURE_TYPES } from '~/rules/creature-types';
import { BODY_SIZES, LINES } from '../sheet/body-words';
import { SPENDING, TARGETS } from '../sheet/tactics';
import { attackLine, saveLine } from './attack-line';
import { RECORD_PARTS } from './record-parts-of';

const count = whole(1, 100).default(1);
const arrives = whole(1, 100).default(1);

export const tacticsFile = z.strictObject({
  targets: z.enum(TARGETS).optional(),
  spending: z.enum(SPENDING).optional(),
  healAt: whole(0, 100).optional(),
  fleeAt: whole(0, 100).optional(),
  breakAt: whole(1, 100).optional(),
  bunched: whole(1, 100).optional(),
});

/** Manual changes of a record's or a build's numbers. */
export const changesFile = z.strictObject({
  ac: whole(0, 50).optional(),
  hp: whole(1, 9999).optional(),
  initiative: whole(-10, 40).optional(),
  toHit: whole(-20, 20).optional(),
  damage: whole(-50, 50).optional(),
  dc: whole(-20, 20).optional(),
});
export type Changes = z.infer<typeof changesFile>;

const common = {
  count,
  arrives,
  tactics: tacticsFile.optional(),
  line: z.enum(LINES).optional(),
  changes: changesFile.optional(),
};

const byRecord = z.strictObject({
  ...common,
  id: z.string().min(1).max(160),
  name: line(80).optional(),
});
const byBuild = z.strictObject({
  ...common,
  build: z.string().min(1).max(60),
  level: whole(1, 20),
  name: line(80).optional(),
});

const saveBonus = whole(-10, 40).optional();
const six = z
  .strictObject({
    str: saveBonus,
    dex: saveBonus,
    con: saveBonus,
    int: saveBonus,
    wis: saveBonus,
    cha: saveBonus,
  })
  .default({});

const defence = z.strictObject({
  types: z.array(damageType).min(1).max(13),
  unless: z.enum(['silvered', 'adamantine', 'magical']).optional(),
});

/** In the record's format. */
const armorClass = z.strictObject({ value: whole(0, 50), kind: z.unknown().optional() });
const hitPoints = z.strictObject({
  average: whole(1, 9999),
  dice: z.strictObject({ count: whole(1, 200), sides: whole(1, 100) }),
  constant: whole(-500, 5000).default(0),
});
const recordInitiative = z.strictObject({ bonus: whole(-10, 40), score: z.unknown().optional() });
const recordParts = Object.fromEntries(
  RECORD_PARTS.map((key) => [key, z.unknown().optional()]),
) as Record<(typeof RECORD_PARTS)[number], z.ZodOptional<z.ZodUnknown>>;

/** A creature written by hand; only name, AC and hit points are required, and every field of a record is allowed. */
const byHand = z.strictObject({
  ...common,
  ...recordParts,
  name: line(80),
  ac: z.union([whole(0, 50), armorClass]),
  hp: z.union([whole(1, 9999), hitPoints]),
  /** The dice of its hit points, for battles that roll them. */
  hpDice: z
    .string()
    .regex(/^[1-9]\d{0,2}d\d{1,3}(?:[+-]\d{1,4})?$/, 'must be dice such as "7d10+21"')
    .optional(),
  temporary: whole(0, 999).optional(),
  dexMod: whole(-10, 20).optional(),
  /** Its initiative bonus, when that is not the Dexterity modifier. */
  initiative: z.union([whole(-10, 40), recordInitiative]).optional(),
  role: z.enum(['monster', 'character']).optional(),
  type: z.enum(CREATURE_TYPES).default('humanoid'),
  size: z.enum(BODY_SIZES).default('Medium'),
  attacks: few(attackLine, 12),
  saves: six,
  /** Saving throws that it forces instead of attacking. */
  powers: few(saveLine, 8),
  resist: few(defence, 10),
  immune: few(defence, 10),
  vulnerable: few(defence, 10),
  conditionImmune: few(condition, 15),
  regeneration: z
    .strictObject({
      hitPoints: whole(1, 500),
      stoppedBy: few(damageType, 13),
      keepsAlive: z.boolean().default(false),
    })
    .optional(),
  magicResistance: z.boolean().optional(),
  legendaryResistance: whole(0, 10).optional(),
  packTactics: z.boolean().optional(),
  undeadFortitude: z.boolean().optional(),
  relentless: whole(1, 999).optional(),
  evasion: z.boolean().optional(),
  saveAdvantage: z.array(ability).max(6).optional(),
});
export type WrittenCreature = z.infer<typeof byHand>;

export const creatureFile = z.union([byRecord, byBuild, byHand]);
export type CreatureFile = z.infer<typeof creatureFile>;

/** A battle's file: two sides, and the options of play. */
export const setupFile = z.strictObject({
  v: z.literal(1).optional(),
  edition: edition.default('2014'),
  sides: z.tuple([z.array(z.unknown()).min(1).max(24), z.array(z.unknown()).min(1).max(24)]),
  tactics: z.tuple([tacticsFile, tacticsFile]).optional(),
  options: z
    .strictObject({
      fixedHitPoints: z.boolean().default(true),
      deathSaves: z.boolean().default(false),
      sharedInitiative: z.boolean().default(false),
      lines: z.boolean().default(false),
      reactions: z.boolean().default(false),
      surprised: z.enum(['a', 'b']).nullable().default(null),
      lair: z.boolean().default(false),
    })
    .prefault({}),
});

export type SetupFile = Omit<z.infer<typeof setupFile>, 'sides'> & {
  sides: [CreatureFile[], CreatureFile[]];
};

/** Which of the three forms a creature in a file has, by its fields. */
export function formOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return byHand;
  return 'id' in value ? byRecord : 'build' in value ? byBuild : byHand;
}
