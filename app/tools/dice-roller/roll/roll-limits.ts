import { DICE_LIMITS } from '~/rules/dice/text/limits';

/** The limits for one roll of the page or of a JSON call. */
export const ROLL_LIMITS = {
  /** One more than an expression may have, so that the parser can report the first character too many. */
  text: DICE_LIMITS.length + 1,
  /** Expressions separated by semicolons. */
  expressions: 6,
  times: 100,
  /** Dice of all repetitions together. */
  dice: 1000,
  dc: 1000,
  seed: 64,
  word: 60,
  /** Dice of one roll that are shown individually. */
  shown: 100,
} as const;
