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
import { MOST_OWN_ACTIONS, ownAction } from './own-actions';
import { MOST_OWN_CASTINGS, ownCasting } from './own-castings';
import { MOST_OWN_STRIKES, ownStrike } from './own-strikes';

export { SIDES, type Side } from './sides';

const bonus = whole(-20, 40);
const defence = z.strictObject({
  types: few(damageType, 13),
  qualifier: z.enum(DEFENCE_QUALIFIERS).nullable().default(null),
});
export type SheetDefence = z.infer<typeof defence>;

/**
 * A limited use: so many times per `per`, or available again when a d6 at the start of its turn shows at least
 * `recharge`.
 */
export const limitedUse = z.strictObject({
  key: line(80),
  name: line(120),
  /** 200, because a level 20 paladin has 100 points of Lay on Hands. */
  most: whole(1, 200),
  per: z.enum(['day', 'short-rest', 'long-rest', 'round', 'fight']).default('day'),
  recharge: whole(2, 6).nullable().default(null),
});
export type LimitedUse = z.infer<typeof limitedUse>;

/** A sentence that is shown at its moment. */
export const reminder = z.strictObject({
  id: line(80),
  at: z.enum(['turn-start', 'turn-end', 'damaged', 'zero-hit-points', 'dies', 'round']),
  /** For `round`: in this round; for the others: from this round on. */
  round: whole(1, 999).nullable().default(null),
  /** Removed after it was shown. */
  once: z.boolean().default(false),
  text: prose(400),
});
export type Reminder = z.infer<typeof reminder>;

/**
 * Heals at the start of its turn, unless it took damage of these types since its last turn ("Regeneration" of SRD
 * statblocks).
 */
export const regeneration = z.strictObject({
  hitPoints: whole(1, 500),
  stoppedBy: few(damageType, 13),
  /** It dies only if it starts its turn at 0 hit points and does not regenerate. */
  keepsAlive: z.boolean().default(false),
});

/**
 * An aura, for a reminder when a creature starts or ends a turn; the game master decides who is within it.
 */
export const aura = z.strictObject({
  name: line(120),
  feet: whole(0, 1000),
  at: z.enum(['others-turn-start', 'others-turn-end', 'own-turn-start', 'own-turn-end']),
  text: prose(400).default(''),
});

/** A combatant's own copy of its statblock's numbers, which can be edited for this combatant alone. */
export const sheet = z.strictObject({
  name: line(100),
  edition,
  /** Public id of the record it was made from; null when entered by hand. */
  record: z.string().max(160).nullable().default(null),
  size: z.enum(SIZES).default('Medium'),
  type: line(60).default('humanoid'),
  ac: whole(0, 50).default(10),
  maximum: whole(1, 9999),
  /** Hit points are not counted here: the player tracks them. */
  uncounted: z.boolean().default(false),
  initiativeBonus: bonus.default(0),
  initiativeMode: z.enum(INITIATIVE_MODES).default('roll'),
  /** Fixed initiative score, if the statblock has another than 10 + bonus. */
  initiativeScore: whole(-10, 60).optional(),
  /** The Dexterity score, which breaks ties (a common house rule). */
  dexterity: whole(1, 50).default(10),
  saves: z.strictObject({
    str: bonus.default(0),
    dex: bonus.default(0),
    con: bonus.default(0),
    int: bonus.default(0),
    wis: bonus.default(0),
    cha: bonus.default(0),
  }),
  /** Saves with advantage: "spells" (Magic Resistance), "charmed", "poison", …, and abilities. */
  saveAdvantages: few(line(60), 20),
  vulnerable: few(defence, 20),
  resist: few(defence, 20),
  immune: few(defence, 20),
  conditionImmune: few(condition, 15),
  /** A character's level, for the difficulty of the fight; null or missing: unknown. */
  level: whole(1, 20).nullable().optional(),
  challenge: z.number().min(0).max(30).nullable().default(null),
  xp: whole(0, 1_000_000).default(0),
  /**
   * Falls unconscious at 0 hit points and makes death saving throws, as characters do; others die (SRD "Monsters
   * and Death").
   */
  deathSaves: z.boolean().default(false),
  legendaryActions: whole(0, 10).default(0),
  legendaryResistances: whole(0, 20).default(0),
  uses: few(limitedUse, 40),
  /** Spell slots of levels 1 to 9. */
  slots: z.array(whole(0, 20)).max(9).default([]),
  regeneration: regeneration.nullable().default(null),
  auras: few(aura, 8),
  reminders: few(reminder, MOST_REMINDERS),
  /** Has advantage on Constitution saves to keep concentration (War Caster). */
  steadyConcentration: z.boolean().default(false),
  proficiencyBonus: whole(2, 9).default(2),
  passivePerception: whole(0, 60).nullable().default(null),
  concentrationAbility: ability.default('con'),
  /** Spellcasting numbers that a user entered once. */
  casting: z
    .strictObject({
      dc: whole(1, 40).nullable(),
      toHit: bonus.nullable(),
      modifier: bonus.nullable(),
      level: whole(1, 30),
    })
    .optional(),
  /** Its own attacks, used instead of those of a record: a character's weapons. */
  strikes: z.array(ownStrike).max(MOST_OWN_STRIKES).optional(),
  /** Its own spells, used instead of those of a record, with its spellcasting numbers. */
  castings: z.array(ownCasting).max(MOST_OWN_CASTINGS).optional(),
  /** What its features let it do: a character's. */
  actions: z.array(ownAction).max(MOST_OWN_ACTIONS).optional(),
});
export type Sheet = z.infer<typeof sheet>;

/** Some fields of a sheet. Missing fields stay missing: unlike `sheet.partial()`, no default is filled in. */
export const sheetChanges = z.strictObject(
  Object.fromEntries(
    Object.entries(sheet.shape).map(([key, field]) => [
      key,
      (field instanceof z.ZodDefault ? field.unwrap() : field).optional(),
    ]),
  ),
) as unknown as z.ZodType<Partial<Sheet>>;
