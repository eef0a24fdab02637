import { z } from 'zod';
import { DEFENCE_QUALIFIERS } from '~/compendium/records/monster-record';
import {
  ability,
  condition,
  damageType,
  edition,
  few,
  line,
  prose,
  SIZES,
  whole,
} from '~/compendium/records/record-parts';

import { INITIATIVE_MODES } from './initiative-modes';

export { INITIATIVE_MODES, type InitiativeMode } from './initiative-modes';

import { MOST_REMINDERS } from './most-reminders';
import { MOST_OWN_CASTINGS, ownCasting } from './own-castings';
import { MOST_OWN_STRIKES, ownStrike } from './own-strikes';

export { SIDES, type Side } from './sides';

const bonus = whole(-20, 40);
const defence = z.strictObject({
  types: few(damageType, 13),
  qualifier: z.enum(DEFENCE_QUALIFIERS).nullable().default(null),
});
export type SheetDefence = z.infer<typeof defence>;

/** Something that can be used only so often: by the day, or again when a d6 at the start of its turn shows at least `recharge`. */
export const limitedUse = z.strictObject({
  key: line(80),
  name: line(120),
  /** A paladin of level 20 lays on hands for a hundred. */
  most: whole(1, 200),
  per: z.enum(['day', 'short-rest', 'long-rest', 'round', 'fight']).default('day'),
  recharge: whole(2, 6).nullable().default(null),
});
export type LimitedUse = z.infer<typeof limitedUse>;

/** A sentence that is shown when its moment comes. */
export const reminder = z.strictObject({
  id: line(80),
  at: z.enum(['turn-start', 'turn-end', 'damaged', 'zero-hit-points', 'dies', 'round']),
  /** Of `round`: in this round; of the others: from this round on. */
  round: whole(1, 999).nullable().default(null),
  /** Gone once it was shown. */
  once: z.boolean().default(false),
  text: prose(400),
});
export type Reminder = z.infer<typeof reminder>;

/** Heals at the start of its turn unless damage of these kinds came since its last ("Regeneration" of SRD statblocks). */
export const regeneration = z.strictObject({
  hitPoints: whole(1, 500),
  stoppedBy: few(damageType, 13),
  /** It dies only if it starts its turn at 0 hit points and does not regenerate. */
  keepsAlive: z.boolean().default(false),
});

/** What is around it, for a reminder when somebody starts or ends a turn: the table decides who stands within. */
export const aura = z.strictObject({
  name: line(120),
  feet: whole(0, 1000),
  at: z.enum(['others-turn-start', 'others-turn-end', 'own-turn-start', 'own-turn-end']),
  text: prose(400).default(''),
});

/** A creature's own copy of what a fight needs of it: the numbers of its statblock, free to be changed for this one alone. */
export const sheet = z.strictObject({
  name: line(100),
  edition,
  /** The public id of the record that it was made from; null for one that somebody typed. */
  record: z.string().max(160).nullable().default(null),
  size: z.enum(SIZES).default('Medium'),
  type: line(60).default('humanoid'),
  ac: whole(0, 50).default(10),
  maximum: whole(1, 9999),
  /** Whose hit points nobody counts here: a player does it. */
  uncounted: z.boolean().default(false),
  initiativeBonus: bonus.default(0),
  initiativeMode: z.enum(INITIATIVE_MODES).default('roll'),
  /** What stands in for a roll, where the statblock has another than 10 + bonus. */
  initiativeScore: whole(-10, 60).optional(),
  /** Breaks ties (house rule of most tables): the Dexterity score. */
  dexterity: whole(1, 50).default(10),
  saves: z.strictObject({
    str: bonus.default(0),
    dex: bonus.default(0),
    con: bonus.default(0),
    int: bonus.default(0),
    wis: bonus.default(0),
    cha: bonus.default(0),
  }),
  /** Saves that it rolls with advantage: "spells" (Magic Resistance), "charmed", "poison" … and abilities. */
  saveAdvantages: few(line(60), 20),
  vulnerable: few(defence, 20),
  resist: few(defence, 20),
  immune: few(defence, 20),
  conditionImmune: few(condition, 15),
  /** Of a character, for how hard a fight is; null or missing: nobody said. */
  level: whole(1, 20).nullable().optional(),
  challenge: z.number().min(0).max(30).nullable().default(null),
  xp: whole(0, 1_000_000).default(0),
  /** Falls unconscious at 0 hit points and makes death saving throws, as characters do; others die (SRD "Monsters and Death"). */
  deathSaves: z.boolean().default(false),
  legendaryActions: whole(0, 10).default(0),
  legendaryResistances: whole(0, 20).default(0),
  uses: few(limitedUse, 40),
  /** Spell slots of level 1 to 9. */
  slots: z.array(whole(0, 20)).max(9).default([]),
  regeneration: regeneration.nullable().default(null),
  auras: few(aura, 8),
  reminders: few(reminder, MOST_REMINDERS),
  /** The Constitution save is rolled with advantage to keep concentration (War Caster). */
  steadyConcentration: z.boolean().default(false),
  proficiencyBonus: whole(2, 9).default(2),
  passivePerception: whole(0, 60).nullable().default(null),
  concentrationAbility: ability.default('con'),
  /** The numbers that its spells are cast with, as somebody typed them once. */
  casting: z
    .strictObject({
      dc: whole(1, 40).nullable(),
      toHit: bonus.nullable(),
      modifier: bonus.nullable(),
      level: whole(1, 30),
    })
    .optional(),
  /** Attacks of its own, in the place of those that a record would have: a character's weapons. */
  strikes: z.array(ownStrike).max(MOST_OWN_STRIKES).optional(),
  /** Spells of its own likewise, with the numbers that it casts them with. */
  castings: z.array(ownCasting).max(MOST_OWN_CASTINGS).optional(),
});
export type Sheet = z.infer<typeof sheet>;

/** Some of a sheet's entries. What is left out stays as it is: unlike `sheet.partial()`, no default steps in for it. */
export const sheetChanges = z.strictObject(
  Object.fromEntries(
    Object.entries(sheet.shape).map(([key, field]) => [
      key,
      (field instanceof z.ZodDefault ? field.unwrap() : field).optional(),
    ]),
  ),
) as unknown as z.ZodType<Partial<Sheet>>;
