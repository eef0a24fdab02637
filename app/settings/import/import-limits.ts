import { MB } from '~/platform/door-rules';

/** The limits of an account's file that is imported. */
export const IMPORT_LIMITS = {
  bytes: 64 * MB,
  /** Files that one account may send in a day. */
  aDay: 20,
  /** Bytes of one thing: a fight with a long log and its pictures needs most. A request has 128 MB of memory for it. */
  rowBytes: 10 * MB,
  /** Brackets, braces and commas of one thing, because each may become an object in memory. */
  rowParts: 400_000,
  /** How deep the file may nest. */
  depth: 60,
  /** Things of one kind in the file. */
  rows: 5000,
  /** Parts of the file; an export has about forty. */
  tables: 200,
  /** Sentences of the report; more are counted. */
  notes: 40,
  noteLetters: 240,
} as const;

/** What one request does at most, so that it stays within a request's statements, memory and time. */
export const STEP = { statements: 480, bytes: 12 * MB } as const;

/** The sentence for a file that is too large. */
export const TOO_LARGE = `An account file has at most ${IMPORT_LIMITS.bytes / MB} MB. Import your largest maps and fights one by one in their tools.`;

/** The sentence for an account that sent too many files. */
export const TOO_OFTEN = `You can import ${IMPORT_LIMITS.aDay} files a day. Try again tomorrow.`;

/** A size in words: "340 KB", "12 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${Math.round((bytes / MB) * 10) / 10} MB`;
}
