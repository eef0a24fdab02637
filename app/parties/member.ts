import { z } from 'zod';
import { condition, few, line, prose, whole } from '~/compendium/records/record-parts';

const bonus = whole(-20, 40);
const passive = whole(0, 60).nullable().default(null);
const levels = z.array(whole(0, 99)).max(9).default([]);
const uses = z
  .record(z.string().min(1).max(200), whole(0, 999))
  .refine((counts) => Object.keys(counts).length <= 100, { message: 'must be at most 100 uses' });

/**
 * What the table of a party shows of a member and what is set by hand, each on its own: two people may set two of these at once.
 * Hit points, temporary ones and experience are not here: they change by signed events. Null: nobody said.
 */
export const memberSettings = z.strictObject({
  name: line(80),
  /** Who plays it, as the table calls them. */
  player: line(80).or(z.literal('')).default(''),
  /** "Wizard 3 / Cleric 2", in the player's words. */
  className: line(80).or(z.literal('')).default(''),
  level: whole(1, 20).default(1),
  ac: whole(0, 50).nullable().default(null),
  maximum: whole(1, 9999).default(10),
  /** What is added to the d20 for initiative. */
  initiative: bonus.default(0),
  passivePerception: passive,
  passiveInvestigation: passive,
  passiveInsight: passive,
  str: bonus.nullable().default(null),
  dex: bonus.nullable().default(null),
  con: bonus.nullable().default(null),
  int: bonus.nullable().default(null),
  wis: bonus.nullable().default(null),
  cha: bonus.nullable().default(null),
  /** "30 ft., fly 60 ft." */
  speeds: line(120).or(z.literal('')).default(''),
  languages: line(200).or(z.literal('')).default(''),
  conditions: few(condition, 15),
  exhaustion: whole(0, 6).default(0),
  deathSuccesses: whole(0, 3).default(0),
  deathFailures: whole(0, 3).default(0),
  /** What spell it keeps up. */
  concentration: line(120).or(z.literal('')).default(''),
  /** Spell slots of level 1 to 9: all of them, and what is spent. */
  slots: levels,
  slotsSpent: levels,
  /** Of a character of the lab that sits there: its uses spent, by the key of their supply. What is not there its own sheet counts. */
  usesSpent: uses.nullable().default(null),
  /** In copper pieces, so that no coin is lost in a fraction. */
  copper: whole(0, 1_000_000_000).default(0),
  /** Reach beyond the arm: whether it can hurt what flies. */
  ranged: z.boolean().default(true),
  /** Not at the table tonight: takes no share and fights not. */
  absent: z.boolean().default(false),
  /** What everybody in the party may read. */
  notes: prose(2000).default(''),
});
export type MemberSettings = z.infer<typeof memberSettings>;
/** A setting that people set, each by itself; uses change by deeds alone. */
export type MemberSetting = Exclude<keyof MemberSettings, 'usesSpent'>;

/** What a running fight has of those in it, so that it is not set beside the fight. */
export const IN_FIGHT_SETTINGS: readonly MemberSetting[] = [
  ...(['conditions', 'exhaustion', 'deathSuccesses', 'deathFailures'] as const),
  ...(['concentration', 'slotsSpent'] as const),
];

/** How a new character begins [specification 5]. */
export const NEW_MEMBER = { level: 1, hp: 10, initiative: 0 } as const;

/** A setting as it stands: `version` grows by one with each writing, whoever wrote it; `was` is what it replaced. */
export type SettingMark = { version: number; by: string; byName: string; at: number; was: unknown };

/** Hit points as they stand. In a running fight the fight has them, and these are its copy as of event `seq`. */
export type MemberHealth = { now: number; temporary: number };

/** What changes hit points and experience, each counted once by the id that its device gave it. */
export const healthChange = z
  .strictObject({
    /** As long as the log of a fight takes them. */
    id: z.string().regex(/^[\w-]{8,40}$/),
    does: z.enum(['damage', 'heal', 'temporary', 'xp']),
    /** Points; of `xp` also below zero. */
    amount: whole(-1_000_000, 1_000_000),
  })
  .refine(({ does, amount }) => does === 'xp' || (amount >= 0 && amount <= 9999), {
    message: 'must be a whole number from 0 to 9999',
    path: ['amount'],
  });
export type HealthChange = z.infer<typeof healthChange>;
