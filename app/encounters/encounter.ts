import { z } from 'zod';
import { edition, few, line, prose, whole } from '~/compendium/records/record-parts';

/** What is kept of encounters, and no more. */
export const ENCOUNTER_LIMITS = {
  most: 500,
  mostWithDeleted: 700,
  /** Kinds of creatures in one. */
  creatures: 60,
  /** Of one kind. */
  count: 100,
  tags: 12,
  tagLetters: 40,
  folderLetters: 60,
  /** What it looked like before, kept of each. */
  history: 20,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** A kind of creature in an encounter: so many of it, from a record or by its challenge rating alone ("CR 3"). */
export const encounterCreature = z.strictObject({
  /** Names this row within the encounter, so that two presses on two rows never meet. */
  key: z.string().regex(/^[\w-]{1,40}$/),
  /** The public id of its record; null for a placeholder or one that somebody typed. */
  record: z.string().max(160).nullable().default(null),
  name: line(100),
  cr: z.number().min(0).max(30).nullable().default(null),
  xp: whole(0, 1_000_000).default(0),
  count: whole(1, ENCOUNTER_LIMITS.count).default(1),
  /** Allies are shown and run, and not counted in the budget. */
  side: z.enum(['foes', 'allies']).default('foes'),
  /** The wave that it comes with: the round in which it arrives; null from the beginning. */
  round: whole(1, 999).nullable().default(null),
  /** Stays when the rest is drawn anew. */
  locked: z.boolean().default(false),
  note: prose(400).default(''),
});
export type EncounterCreature = z.infer<typeof encounterCreature>;

/** For whom it is: a saved party, or so many characters of each level. */
export const encounterParty = z.strictObject({
  partyId: z.string().max(80).nullable().default(null),
  groups: few(z.strictObject({ level: whole(1, 20), count: whole(1, 20) }), 12),
  /** Besides: characters of the lab, by the ids of their owner's. */
  characters: z.array(z.string().max(80)).max(20).optional(),
});
export type EncounterParty = z.infer<typeof encounterParty>;

/** An encounter as it is kept, shared and exported; `v` is of this shape. */
export const encounter = z.strictObject({
  v: z.literal(1).default(1),
  name: line(100),
  edition,
  party: encounterParty.default({ partyId: null, groups: [] }),
  creatures: few(encounterCreature, ENCOUNTER_LIMITS.creatures),
  notes: prose(4000).default(''),
  treasure: prose(2000).default(''),
  /** Where it happens: a saved map of its owner, and one of its rooms by number. */
  place: z
    .strictObject({ mapId: z.string().max(80), room: whole(1, 999).nullable() })
    .nullable()
    .default(null),
  /** 2014: creatures far below the others do not count for the multiplier. */
  ignoreWeak: z.boolean().default(false),
  folder: line(ENCOUNTER_LIMITS.folderLetters).or(z.literal('')).default(''),
  tags: few(line(ENCOUNTER_LIMITS.tagLetters), ENCOUNTER_LIMITS.tags),
});
export type Encounter = z.infer<typeof encounter>;

/** What a list tells of an encounter. Times in milliseconds. */
export type ListedEncounter = {
  id: string;
  name: string;
  status: 'draft' | 'ready' | 'played';
  edition: Encounter['edition'];
  partyId: string | null;
  folder: string;
  tags: readonly string[];
  /** How many foes, and what they are worth before any multiplier. */
  foes: number;
  xp: number;
  version: number;
  shared: boolean;
  updatedAt: number;
};
