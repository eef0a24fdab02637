import type { PictureType } from './picture-facts';

/** The limits of a kind of upload. */
export type UploadKind = {
  maxBytes: number;
  types: readonly PictureType[];
  /** Pixels of the longer side, and of the whole picture: a browser needs four bytes of memory for each. */
  maxSide: number;
  maxPixels: number;
};

/** All kinds of files that a user may upload by a ticket. */
export const UPLOAD_KINDS = {
  portrait: {
    maxBytes: 1024 * 1024,
    types: ['image/png', 'image/jpeg', 'image/webp'],
    maxSide: 4096,
    maxPixels: 8_000_000,
  },
} as const satisfies Record<string, UploadKind>;

/** A picture for the players of a fight: it is sent by a form, and stored with the fight. */
export const HANDOUT_PICTURE: UploadKind = UPLOAD_KINDS.portrait;

export type UploadKindName = keyof typeof UPLOAD_KINDS;

export function isUploadKind(name: string | undefined): name is UploadKindName {
  return name !== undefined && Object.hasOwn(UPLOAD_KINDS, name);
}

/** The storage of one user; soft-deleted files count, but are deleted when their room is needed. */
export const UPLOAD_LIMITS = {
  most: 300,
  bytes: 64 * 1024 * 1024,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** How long a ticket is valid, in milliseconds. */
export const TICKET_MS = 10 * 60 * 1000;
