import { withoutHalfSigns } from '~/compendium/records/record-parts';

/** What a file of records may hold. */
export const RECORD_KINDS = ['monsters', 'spells'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Whether a word names a kind of records. */
export function isRecordKind(word: unknown): word is RecordKind {
  return RECORD_KINDS.some((kind) => kind === word);
}

/** Whether a file is called as files of records are: `.ndjson` or `.jsonl`. */
export function isRecordFile(name: string): boolean {
  return /\.(ndjson|jsonl)$/i.test(name);
}

const LONGEST_FILE_NAME = 120;

/** The name that a file had where it came from, without folders and signs that no line shows; null for none. */
export function sentFileName(name: string): string | null {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = withoutHalfSigns(last)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return [...shown].slice(0, LONGEST_FILE_NAME).join('') || null;
}

/** What a file of records is called here, whatever it was called elsewhere: "monsters-1700000000000.ndjson" [specification 3]. */
export function recordFileName(kind: RecordKind, now: number): string {
  return `${kind}-${now}.ndjson`;
}
