/** The limits of one user's saved things. */
export type ShelfLimits = {
  /** How many things, without soft-deleted ones. */
  most: number;
  /** How many things, with the soft-deleted ones that can still be restored. */
  mostWithDeleted: number;
  /** Bytes of all things as stored, soft-deleted ones and shared views included. */
  mostBytes: number;
  /** Bytes of one thing's text, unpacked. */
  textBytes: number;
  /** Bytes of one thing's shared view, unpacked. */
  shownBytes: number;
  /** How long soft-deleted things are kept, in milliseconds. */
  keptDeletedMs: number;
};

/** Which limit is reached. */
export type Full = 'most' | 'with-deleted' | 'bytes';

/** A packed text larger than this is stored in R2 instead of the row. */
export const MOST_BYTES_IN_ROW = 64 * 1024;
