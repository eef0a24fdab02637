/** Most squares of a map in a fight: a hundred by a hundred. */
export const MOST_MAT_SQUARES = 10_000;
/** Most bytes of its copy in the log as a JSON text; an event has at most 64 kB. */
export const LONGEST_MAT = 60_000;
/** Most areas that one deed uncovers or covers. */
export const MOST_AREAS = 1000;
