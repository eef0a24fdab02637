/** Where the product asks what time it is; tests hand in a clock that they can move. */
export type Clock = { now(): number };

/** The wall clock, in milliseconds since 1970. */
export const systemClock: Clock = { now: () => Date.now() };
