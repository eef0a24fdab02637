/** A version of a kept map that lies on the server. */
export type SavedVersion = {
  name: string;
  version: number;
  /** Milliseconds since 1970. */
  updatedAt: number;
  json: string;
  /** How it is looked at, as an address writes it. */
  look: string;
  thumbnail: string;
};

/** What a form about kept maps is answered with, when not with another page. */
export type MapAnswer = {
  problem?: string;
  upgrade?: boolean;
  /** What was typed into a form that was not taken. */
  typed?: Record<string, string>;
  /** What was kept, and as what; `code` is that of a new map's address to share. */
  saved?: { id: string; version: number; name: string; code?: string };
  /** Whom it is shared with now, and the code of its address: another one each time that sharing stops or changes to the other version. */
  shared?: { as: 'player' | 'gm' | null; code: string };
  /** The version that was saved in the meantime. */
  conflict?: SavedVersion;
};
