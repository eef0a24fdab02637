import type { PictureType } from './picture-facts';

/** What a kind of upload may be. */
export type UploadKind = {
  maxBytes: number;
  types: readonly PictureType[];
  /** Pixels of its longer side, and of all of it: a browser unpacks four bytes for each. */
  maxSide: number;
  maxPixels: number;
};

/** Everything that a person may give us as a file, by a ticket. */
export const UPLOAD_KINDS = {
  portrait: {
    maxBytes: 1024 * 1024,
    types: ['image/png', 'image/jpeg', 'image/webp'],
    maxSide: 4096,
    maxPixels: 8_000_000,
  },
} as const satisfies Record<string, UploadKind>;

/** A picture for the players of a fight: it comes with a form, and lies with the fight. */
export const HANDOUT_PICTURE: UploadKind = UPLOAD_KINDS.portrait;

export type UploadKindName = keyof typeof UPLOAD_KINDS;

export function isUploadKind(name: string | undefined): name is UploadKindName {
  return name !== undefined && Object.hasOwn(UPLOAD_KINDS, name);
}

/** What one person may have with us; what they have put away counts, and makes room when it is needed. */
export const UPLOAD_LIMITS = {
  most: 300,
  bytes: 64 * 1024 * 1024,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** How long a ticket opens the door, in milliseconds. */
export const TICKET_MS = 10 * 60 * 1000;
