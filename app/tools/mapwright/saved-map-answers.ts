/** A version of a kept map that lies on the server. */
export type SavedVersion = {
  name: string;
  version: number;
  /** Milliseconds since 1970. */
  updatedAt: number;
  json: string;
  thumbnail: string;
};

/** What a form about kept maps is answered with, when not with another page. */
export type MapAnswer = {
  problem?: string;
  upgrade?: boolean;
  saved?: { id: string; version: number; name: string };
  /** The version that was saved in the meantime. */
  conflict?: SavedVersion;
};
