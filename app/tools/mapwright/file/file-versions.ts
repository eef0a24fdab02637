/**
 * The versions of our file writers. The generator's version identifies the map of a recipe; increase these numbers when
 * the same map is drawn or written differently, so that the edge cache does not serve old files.
 */
export const FILE_VERSIONS = { svg: 4, json: 4 } as const;
