/** The caps that make any dice text end quickly, in one place. */
export const DICE_LIMITS = {
  /** Characters of the text. */
  length: 500,
  /** Dice an expression is expected to throw, its explosions counted in. */
  dice: 1000,
  sides: 1_000_000,
  /** Brackets, functions and signs inside one another. */
  nesting: 50,
  /** The largest number that may be written, and its decimals. */
  number: 1e9,
  decimals: 6,
  exponent: 20,
  label: 60,
  /** The largest total an expression may be able to reach: whole numbers stay exact below it. */
  total: 1e15,
  /** Extra dice that one die may cause by exploding. */
  explosions: 100,
  /** Dice thrown in one roll, after which nothing explodes any more. */
  thrown: 4000,
  /** Rerolls of one die that are shown; the next throw is taken from the faces that are allowed. */
  shownRerolls: 10,
  /** Dice of one pool that the readable text lists. */
  listed: 100,
  /** Additions a distribution may cost, and different totals it may have. */
  steps: 20_000_000,
  values: 20_000,
} as const;
