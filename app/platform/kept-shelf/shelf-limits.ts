/** What a shelf takes of one person. */
export type ShelfLimits = {
  /** Things that lie on the shelf. */
  most: number;
  /** The same with those put away, which can still be brought back. */
  mostWithDeleted: number;
  /** Bytes that all of them take as they are stored, those put away and what others are shown included. */
  mostBytes: number;
  /** Bytes of one thing's text, unpacked. */
  textBytes: number;
  /** Bytes of what others are shown of one thing, unpacked. */
  shownBytes: number;
  /** Things put away stay for so many milliseconds. */
  keptDeletedMs: number;
};

/** Why a shelf takes nothing more. */
export type Full = 'most' | 'with-deleted' | 'bytes';

/** A packed text that takes more than this lies in R2 instead of the row. */
export const MOST_BYTES_IN_ROW = 64 * 1024;
