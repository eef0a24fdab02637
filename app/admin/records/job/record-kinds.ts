import { withoutHalfSigns } from '~/compendium/records/record-parts';

/** What a records file may contain. */
export const RECORD_KINDS = ['monsters', 'spells'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Whether a value is a kind of records. */
export function isRecordKind(word: unknown): word is RecordKind {
  return RECORD_KINDS.some((kind) => kind === word);
}

/** Whether a file name has an extension of records files: `.ndjson` or `.jsonl`. */
export function isRecordFile(name: string): boolean {
  return /\.(ndjson|jsonl)$/i.test(name);
}

const LONGEST_FILE_NAME = 120;

/** The file's own name without folders and invisible characters; null when nothing is left. */
export function sentFileName(name: string): string | null {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = withoutHalfSigns(last)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return [...shown].slice(0, LONGEST_FILE_NAME).join('') || null;
}

/** The name of a records file in this product: "monsters-1700000000000.ndjson" [specification 3]. */
export function recordFileName(kind: RecordKind, now: number): string {
  return `${kind}-${now}.ndjson`;
}
