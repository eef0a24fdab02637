/** The source of the current time; tests pass a clock that they can move. */
export type Clock = { now(): number };

/** The system clock, in milliseconds since 1970. */
export const systemClock: Clock = { now: () => Date.now() };
