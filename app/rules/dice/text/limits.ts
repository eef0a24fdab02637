/** All limits that make any dice text end quickly. */
export const DICE_LIMITS = {
  /** Characters of the text. */
  length: 500,
  /** The expected number of dice that an expression throws, explosions included. */
  dice: 1000,
  sides: 1_000_000,
  /** Nesting of brackets, functions and signs. */
  nesting: 50,
  /** The largest number that may be written, and its decimals. */
  number: 1e9,
  decimals: 6,
  exponent: 20,
  label: 60,
  /** The largest total that an expression may reach: integers stay exact below it. */
  total: 1e15,
  /** Extra dice that one die may cause by exploding. */
  explosions: 100,
  /** Dice thrown in one roll, after which nothing explodes any more. */
  thrown: 4000,
  /** Rerolls of one die that are shown; after them the throw is drawn from the allowed faces. */
  shownRerolls: 10,
  /** Dice of one pool that the text of the result lists. */
  listed: 100,
  /** Additions that a distribution may cost, and different totals it may have. */
  steps: 20_000_000,
  values: 20_000,
} as const;
