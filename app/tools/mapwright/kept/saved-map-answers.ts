/** A version of a saved map on the server. */
export type SavedVersion = {
  name: string;
  version: number;
  /** Milliseconds since 1970. */
  updatedAt: number;
  json: string;
  /** The look as query parameters. */
  look: string;
  thumbnail: string;
};

/** The answer to a form about saved maps, unless it is a redirect. */
export type MapAnswer = {
  problem?: string;
  upgrade?: boolean;
  /** The input of a rejected form. */
  typed?: Record<string, string>;
  /** The saved map; `code` is the share code of a new map. */
  saved?: { id: string; version: number; name: string; code?: string };
  /**
   * With whom the map is shared now, and its share code, which changes whenever sharing stops or switches to the other
   * version.
   */
  shared?: { as: 'player' | 'gm' | null; code: string };
  /** The version that was saved in the meantime. */
  conflict?: SavedVersion;
};
