import { IMPORT_BYTES } from '~/platform/limits';
import { PART_BYTES } from '~/platform/part-bytes';

const MB = 1024 * 1024;

/** What a file of records may have: in one piece as much as one request may carry, in parts more than twice that. */
export const UPLOAD_LIMITS = {
  wholeBytes: IMPORT_BYTES,
  partsBytes: 256 * MB,
  partBytes: PART_BYTES,
  /** How long a ticket opens the door: for a file in one piece, and for one that comes in parts over bad lines. */
  wholeMs: 60 * 60 * 1000,
  partsMs: 24 * 60 * 60 * 1000,
} as const;

/** How many parts a file of so many bytes comes in. */
export function partsOf(bytes: number): number {
  return Math.ceil(bytes / UPLOAD_LIMITS.partBytes);
}

/** The bytes of one of its parts, by its number from 1; 0 where there is no such part. */
export function bytesOfPart(bytes: number, part: number): number {
  const begin = (part - 1) * UPLOAD_LIMITS.partBytes;
  return part < 1 ? 0 : Math.max(0, Math.min(UPLOAD_LIMITS.partBytes, bytes - begin));
}

/** The sentence for a file that is larger than may be. */
export function tooLargeWords(mostBytes: number): string {
  return `This file has more than ${Math.floor(mostBytes / MB)} MB. Split it into several files.`;
}
