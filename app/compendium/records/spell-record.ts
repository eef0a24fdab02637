import { z } from 'zod';
import {
  ability,
  area,
  damageType,
  dice,
  edition,
  few,
  inflicted,
  licence,
  line,
  prose,
  section,
  slug,
  whole,
} from './record-parts';
import { type RecordReading, readRecord } from './record-problem';

export const SCHOOLS = [
  'abjuration',
  'conjuration',
  'divination',
  'enchantment',
  'evocation',
  'illusion',
  'necromancy',
  'transmutation',
] as const;
export type School = (typeof SCHOOLS)[number];

const castingTime = z.strictObject({
  amount: whole(1, 1000),
  unit: z.enum(['action', 'bonus-action', 'reaction', 'minute', 'hour']),
  text: line(300),
  trigger: line(400).nullable().default(null),
});

const range = z.strictObject({
  kind: z.enum(['self', 'touch', 'feet', 'miles', 'sight', 'unlimited', 'special']),
  feet: whole(0, 10_000_000).nullable().default(null),
  text: line(120),
});

const components = z.strictObject({
  v: z.boolean().default(false),
  s: z.boolean().default(false),
  m: z.boolean().default(false),
  material: line(600).nullable().default(null),
  costGp: z.number().min(0).max(1_000_000).nullable().default(null),
  consumed: z.boolean().default(false),
});

const duration = z.strictObject({
  concentration: z.boolean().default(false),
  kind: z.enum(['instantaneous', 'timed', 'until-dispelled', 'until-triggered', 'special']),
  amount: whole(1, 10_000).nullable().default(null),
  unit: z.enum(['round', 'minute', 'hour', 'day']).nullable().default(null),
  text: line(120),
});

/** Damage of a spell at its own level; `addsModifier`: plus the caster's spellcasting ability modifier. */
const spellDamage = z.strictObject({
  dice: dice.nullable(),
  bonus: whole(-99, 9999).default(0),
  type: damageType.nullable().default(null),
  orTypes: few(damageType, 12),
  addsModifier: z.boolean().default(false),
  when: line(200).nullable().default(null),
});
export type SpellDamage = z.infer<typeof spellDamage>;

const healing = z.strictObject({
  dice: dice.nullable(),
  bonus: whole(0, 9999).default(0),
  addsModifier: z.boolean().default(false),
  temporary: z.boolean().default(false),
});

/**
 * How a spell grows: with the slot it is cast from, or with the caster's level (cantrips). A step says what holds at `at`
 * (that slot or caster level) and above: the damage or healing dice, and how many targets, bolts or darts.
 */
const scaling = z.strictObject({
  by: z.enum(['slot', 'level']),
  steps: z
    .array(
      z.strictObject({
        at: whole(1, 30),
        dice: dice.nullable().default(null),
        bonus: whole(0, 9999).default(0),
        count: whole(1, 100).nullable().default(null),
      }),
    )
    .max(20)
    .default([]),
});

/** A spell as a fight needs it: structure first, and its own words beside it. */
export const spellRecord = z.strictObject({
  slug,
  source: line(60),
  edition,
  name: line(100),
  level: whole(0, 9),
  school: z.enum(SCHOOLS),
  ritual: z.boolean().default(false),
  castingTime,
  range,
  components,
  duration,
  area: area.nullable().default(null),
  attack: z.enum(['melee', 'ranged']).nullable().default(null),
  save: z
    .strictObject({ ability, onSuccess: z.enum(['half', 'none', 'other']).default('none') })
    .nullable()
    .default(null),
  /** How many bolts, darts, rays or targets the spell has at its own level, where it counts them; null otherwise. */
  count: whole(1, 100).nullable().default(null),
  damage: few(spellDamage, 12),
  healing: healing.nullable().default(null),
  scaling: scaling.nullable().default(null),
  inflicts: few(inflicted, 12),
  classes: few(line(40), 20),
  text: prose(16_000),
  higherLevels: prose(4000).nullable().default(null),
  section,
  licence,
});

export type SpellRecord = z.infer<typeof spellRecord>;

/** Reads a spell from outside: every field in its canonical order with defaults filled in, or what is wrong in words. */
export function readSpellRecord(value: unknown): RecordReading<SpellRecord> {
  return readRecord(spellRecord, value);
}
