import { z } from 'zod';
import { condition, few, line, prose, whole } from '~/compendium/records/record-parts';

const bonus = whole(-20, 40);
const passive = whole(0, 60).nullable().default(null);
const levels = z.array(whole(0, 99)).max(9).default([]);
const uses = z
  .record(z.string().min(1).max(200), whole(0, 999))
  .refine((counts) => Object.keys(counts).length <= 100, { message: 'must be at most 100 uses' });

/**
 * The settings of a member that its party shows and users set by hand, each independently: two users may change two
 * of them at the same time. Hit points, temporary hit points and experience are not included, because events change
 * them. Null: unknown.
 */
export const memberSettings = z.strictObject({
  name: line(80),
  /** The player's name. */
  player: line(80).or(z.literal('')).default(''),
  /** "Wizard 3 / Cleric 2", as the player wrote it. */
  className: line(80).or(z.literal('')).default(''),
  level: whole(1, 20).default(1),
  ac: whole(0, 50).nullable().default(null),
  maximum: whole(1, 9999).default(10),
  /** Bonus to the d20 for initiative. */
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
  /** The spell it concentrates on. */
  concentration: line(120).or(z.literal('')).default(''),
  /** Spell slots of levels 1 to 9: in total, and spent. */
  slots: levels,
  slotsSpent: levels,
  /**
   * Only for a linked character of the lab: its spent uses, by the key of the supply. Keys that are missing are
   * counted on its own sheet.
   */
  usesSpent: uses.nullable().default(null),
  /** In copper pieces, to avoid fractions. */
  copper: whole(0, 1_000_000_000).default(0),
  /** Has ranged attacks, so that it can hurt flying foes. */
  ranged: z.boolean().default(true),
  /** Not playing now: gets no share and does not fight. */
  absent: z.boolean().default(false),
  /** Notes that everyone in the party may read. */
  notes: prose(2000).default(''),
});
export type MemberSettings = z.infer<typeof memberSettings>;
/** A setting that users set independently; uses change only through deeds. */
export type MemberSetting = Exclude<keyof MemberSettings, 'usesSpent'>;

/** The settings that a running fight owns for its members; they cannot be set in the party meanwhile. */
export const IN_FIGHT_SETTINGS: readonly MemberSetting[] = [
  ...(['conditions', 'exhaustion', 'deathSuccesses', 'deathFailures'] as const),
  ...(['concentration', 'slotsSpent'] as const),
];

/** The default values of a new member [specification 5]. */
export const NEW_MEMBER = { level: 1, hp: 10, initiative: 0 } as const;

/** Metadata of a setting: `version` grows by one with each write by anyone; `was` is the value it replaced. */
export type SettingMark = { version: number; by: string; byName: string; at: number; was: unknown };

/** Current hit points. In a running fight the fight owns them, and these are its copy as of event `seq`. */
export type MemberHealth = { now: number; temporary: number };

/** A change of hit points or experience, counted once by the id that its device made. */
export const healthChange = z
  .strictObject({
    /** The same length as ids in a fight's log. */
    id: z.string().regex(/^[\w-]{8,40}$/),
    does: z.enum(['damage', 'heal', 'temporary', 'xp']),
    /** Points; for `xp` also negative. */
    amount: whole(-1_000_000, 1_000_000),
  })
  .refine(({ does, amount }) => does === 'xp' || (amount >= 0 && amount <= 9999), {
    message: 'must be a whole number from 0 to 9999',
    path: ['amount'],
  });
export type HealthChange = z.infer<typeof healthChange>;
