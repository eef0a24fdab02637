import { z } from 'zod';
import { type MonsterRecord, monsterRecord } from '~/compendium/records/monster-record';
import { OWN_SOURCES, sourceKey } from '~/compendium/records/public-id';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { line } from '~/compendium/records/record-parts';

/** The limits for stored creatures. */
export const CREATURE_LIMITS = {
  most: 2000,
  mostWithDeleted: 2500,
  /** The maximum length of one as JSON, including unfinished input. */
  letters: 128 * 1024,
  /** The maximum total size per user in bytes, as stored. */
  bytes: 24 * 1024 * 1024,
  folderLetters: 60,
  tags: 12,
  tagLetters: 40,
  /** Limits of the form fields as typed. */
  draftFields: 3000,
  draftName: 120,
  draftLetters: 8000,
  /** The maximum number stored at once. */
  atOnce: 500,
  history: 200,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** The source of a user's creature, unless its record names another. */
export const HOMEBREW_SOURCE = 'Homebrew';

const draft = z
  .array(
    z.tuple([
      z.string().max(CREATURE_LIMITS.draftName),
      z.string().max(CREATURE_LIMITS.draftLetters),
    ]),
  )
  .max(CREATURE_LIMITS.draftFields);

/** What a creature was made from, and its attribution. */
const origin = z.strictObject({
  id: z.string().max(160),
  name: line(100),
  credit: z.string().trim().max(300),
});
export type CreatureOrigin = z.infer<typeof origin>;

const keptCreature = z.strictObject({
  v: z.literal(1),
  record: monsterRecord,
  draft: draft.nullable().default(null),
  origin: origin.nullable().default(null),
});

/**
 * A stored creature: its record, which is always complete; its form fields as last typed, while they say more than the
 * record; and what it was made from. `v` is the version of this shape.
 */
export type KeptCreature = {
  readonly v: 1;
  readonly record: MonsterRecord;
  readonly draft: readonly (readonly [string, string])[] | null;
  readonly origin: Readonly<CreatureOrigin> | null;
};

/** Marks typed fields that make a complete record but say more than it, such as texts with tokens. */
export const WHOLE = ['whole', 'yes'] as const;

/** Returns whether the typed fields do not make a record yet. */
export function isUnfinished({ draft: typed }: Pick<KeptCreature, 'draft'>): boolean {
  return typed !== null && typed[0]?.[0] !== WHOLE[0];
}

/** A record as a new creature to store. */
export function newCreature(
  record: MonsterRecord,
  from: KeptCreature['origin'] = null,
): KeptCreature {
  return { v: 1, record: asHomebrew(record), draft: null, origin: from };
}

/** A changed record of the site's books becomes the user's own; only its license stays. */
export function asHomebrew(record: MonsterRecord): MonsterRecord {
  return SITE_KEYS.has(sourceKey(record.source))
    ? { ...record, source: HOMEBREW_SOURCE, section: null }
    : record;
}

const SITE_KEYS: ReadonlySet<string> = new Set([...OWN_SOURCES].map(sourceKey));

/** Serialises a creature; null when it is too long to store. */
export function creatureText(kept: KeptCreature): string | null {
  const text = JSON.stringify(kept);
  return text.length <= CREATURE_LIMITS.letters ? text : null;
}

/** Reads a stored creature of any record version; null when it is invalid. */
export function readCreature(text: string): KeptCreature | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('record' in value)) return null;
  const lifted = readMonsterRecord(value.record);
  if (!lifted.ok) return null;
  const read = keptCreature.safeParse({ ...value, record: lifted.record });
  return read.success ? read.data : null;
}

/** The public view of a shared creature, without its owner's unfinished input. */
export function shownCreature(kept: KeptCreature): KeptCreature {
  return { ...kept, draft: null };
}
