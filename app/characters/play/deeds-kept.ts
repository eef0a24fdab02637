/** As many of the past as are kept; here, so that a browser need not read the schema of deeds for it. */
export const MOST_DEEDS_KEPT = 500;
