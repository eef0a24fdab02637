/**
 * The maximum number of past deeds stored; in a separate file, so that the browser does not load the schema of deeds
 * for it.
 */
export const MOST_DEEDS_KEPT = 500;
