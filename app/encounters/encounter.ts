import { z } from 'zod';
import { edition, few, line, prose, whole } from '~/compendium/records/record-parts';

/** The limits for stored encounters. */
export const ENCOUNTER_LIMITS = {
  most: 500,
  mostWithDeleted: 700,
  /** Kinds of creatures in one encounter. */
  creatures: 60,
  /** Creatures of one kind. */
  count: 100,
  tags: 12,
  tagLetters: 40,
  folderLetters: 60,
  /** Former versions stored for each encounter. */
  history: 20,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** A number of creatures of one kind in an encounter: from a record, or only by challenge rating ("CR 3"). */
export const encounterCreature = z.strictObject({
  /** Identifies this row within the encounter, so that simultaneous changes to two rows do not conflict. */
  key: z.string().regex(/^[\w-]{1,40}$/),
  /** Public id of its record; null for a placeholder or a typed one. */
  record: z.string().max(160).nullable().default(null),
  name: line(100),
  cr: z.number().min(0).max(30).nullable().default(null),
  xp: whole(0, 1_000_000).default(0),
  count: whole(1, ENCOUNTER_LIMITS.count).default(1),
  /** Allies are shown and run, but do not count for the budget. */
  side: z.enum(['foes', 'allies']).default('foes'),
  /** The round in which it arrives, as part of a wave; null: from the beginning. */
  round: whole(1, 999).nullable().default(null),
  /** Kept when the rest is generated again. */
  locked: z.boolean().default(false),
  note: prose(400).default(''),
});
export type EncounterCreature = z.infer<typeof encounterCreature>;

/** The party of an encounter: a saved party, or a number of characters for each level. */
export const encounterParty = z.strictObject({
  partyId: z.string().max(80).nullable().default(null),
  groups: few(z.strictObject({ level: whole(1, 20), count: whole(1, 20) }), 12),
  /** Additional characters of the lab, by their owner's ids. */
  characters: z.array(z.string().max(80)).max(20).optional(),
});
export type EncounterParty = z.infer<typeof encounterParty>;

/** An encounter as it is stored, shared and exported; `v` is the version of this shape. */
export const encounter = z.strictObject({
  v: z.literal(1).default(1),
  name: line(100),
  edition,
  party: encounterParty.default({ partyId: null, groups: [] }),
  creatures: few(encounterCreature, ENCOUNTER_LIMITS.creatures),
  notes: prose(4000).default(''),
  treasure: prose(2000).default(''),
  /** The place: a saved map of the owner, and optionally one of its rooms by number. */
  place: z
    .strictObject({ mapId: z.string().max(80), room: whole(1, 9999).nullable() })
    .nullable()
    .default(null),
  /** 2014: creatures far below the others do not count for the multiplier. */
  ignoreWeak: z.boolean().default(false),
  folder: line(ENCOUNTER_LIMITS.folderLetters).or(z.literal('')).default(''),
  tags: few(line(ENCOUNTER_LIMITS.tagLetters), ENCOUNTER_LIMITS.tags),
});
export type Encounter = z.infer<typeof encounter>;

/** An encounter for lists. Times in milliseconds. */
export type ListedEncounter = {
  id: string;
  name: string;
  status: 'draft' | 'ready' | 'played';
  edition: Encounter['edition'];
  partyId: string | null;
  folder: string;
  tags: readonly string[];
  /** Number of foes, and their experience points before any multiplier. */
  foes: number;
  xp: number;
  version: number;
  shared: boolean;
  updatedAt: number;
};
