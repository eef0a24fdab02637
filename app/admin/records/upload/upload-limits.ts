import { IMPORT_BYTES } from '~/platform/limits';
import { PART_BYTES } from '~/platform/part-bytes';

const MB = 1024 * 1024;

/** The limits of a records file: in one piece as much as one request may carry, in parts more than twice that. */
export const UPLOAD_LIMITS = {
  wholeBytes: IMPORT_BYTES,
  partsBytes: 256 * MB,
  partBytes: PART_BYTES,
  /** How long a ticket is valid: for a file in one piece, and for one in parts over bad connections. */
  wholeMs: 60 * 60 * 1000,
  partsMs: 24 * 60 * 60 * 1000,
} as const;

/** How many parts a file of this size has. */
export function partsOf(bytes: number): number {
  return Math.ceil(bytes / UPLOAD_LIMITS.partBytes);
}

/** The size of one of its parts, by its number from 1; 0 where there is no such part. */
export function bytesOfPart(bytes: number, part: number): number {
  const begin = (part - 1) * UPLOAD_LIMITS.partBytes;
  return part < 1 ? 0 : Math.max(0, Math.min(UPLOAD_LIMITS.partBytes, bytes - begin));
}

/** The sentence for a file that is too large. */
export function tooLargeWords(mostBytes: number): string {
  return `This file has more than ${Math.floor(mostBytes / MB)} MB. Split it into several files.`;
}
