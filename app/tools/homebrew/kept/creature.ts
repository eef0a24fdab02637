import { z } from 'zod';
import { type MonsterRecord, monsterRecord } from '~/compendium/records/monster-record';
import { OWN_SOURCES, sourceKey } from '~/compendium/records/public-id';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { line } from '~/compendium/records/record-parts';

/** What is kept of homebrew creatures, and no more. */
export const CREATURE_LIMITS = {
  most: 2000,
  mostWithDeleted: 2500,
  /** Letters of one as JSON, with what is typed and not a record yet. */
  letters: 128 * 1024,
  /** Bytes of all of one person's, as they are stored. */
  bytes: 24 * 1024 * 1024,
  folderLetters: 60,
  tags: 12,
  tagLetters: 40,
  /** Fields of the form as they were typed. */
  draftFields: 3000,
  draftName: 120,
  draftLetters: 8000,
  /** Kept at once. */
  atOnce: 500,
  history: 200,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** From whose book a creature is that somebody keeps, unless its record names another. */
export const HOMEBREW_SOURCE = 'Homebrew';

const draft = z
  .array(
    z.tuple([
      z.string().max(CREATURE_LIMITS.draftName),
      z.string().max(CREATURE_LIMITS.draftLetters),
    ]),
  )
  .max(CREATURE_LIMITS.draftFields);

/** What a creature was made from, and the words that say whose that is. */
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
 * A creature as it is kept: its record, which always is whole; the fields of its form as last typed, while they do not make a
 * record; and what it was made from. `v` is of this shape.
 */
export type KeptCreature = {
  readonly v: 1;
  readonly record: MonsterRecord;
  readonly draft: readonly (readonly [string, string])[] | null;
  readonly origin: Readonly<CreatureOrigin> | null;
};

/** Stands before what was typed where it makes a whole record and says more than that: words with tokens, for one. */
export const WHOLE = ['whole', 'yes'] as const;

/** Whether what was typed makes no record yet. */
export function isUnfinished({ draft: typed }: Pick<KeptCreature, 'draft'>): boolean {
  return typed !== null && typed[0]?.[0] !== WHOLE[0];
}

/** A record as a new creature to keep: from nobody's book but its owner's. */
export function newCreature(
  record: MonsterRecord,
  from: KeptCreature['origin'] = null,
): KeptCreature {
  return { v: 1, record: asHomebrew(record), draft: null, origin: from };
}

/** Whoever changes what came with the site has something of their own: only its license stays as it is. */
export function asHomebrew(record: MonsterRecord): MonsterRecord {
  return SITE_KEYS.has(sourceKey(record.source))
    ? { ...record, source: HOMEBREW_SOURCE, section: null }
    : record;
}

const SITE_KEYS: ReadonlySet<string> = new Set([...OWN_SOURCES].map(sourceKey));

/** A creature as text, or null when it is longer than is kept. */
export function creatureText(kept: KeptCreature): string | null {
  const text = JSON.stringify(kept);
  return text.length <= CREATURE_LIMITS.letters ? text : null;
}

/** A creature that was stored, of whatever version of records; null for what is none. */
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

/** What others are shown of a shared creature: not what its owner is typing. */
export function shownCreature(kept: KeptCreature): KeptCreature {
  return { ...kept, draft: null };
}

/** A name with a word behind it, and room for it. */
export function copyName(name: string): string {
  return `${name
    .slice(0, 93)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()} (copy)`;
}
