import { DICE_LIMITS } from '~/rules/dice/text/limits';

/** What one roll of the page, or one call of a program, may ask for. */
export const ROLL_LIMITS = {
  /** One more than an expression may have, so that the engine says which is one too many. */
  text: DICE_LIMITS.length + 1,
  times: 100,
  /** Dice of all repetitions together. */
  dice: 1000,
  dc: 1000,
  seed: 64,
  word: 60,
  /** Dice of one roll that are shown one by one. */
  shown: 100,
} as const;
