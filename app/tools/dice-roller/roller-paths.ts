/** The URLs of the dice roller, used only here. */
export const rollerPaths = {
  roller: (search = '') => `/dice-roller${search}`,
  odds: (search = '') => `/dice-roller/odds${search}`,
  fairness: (search = '') => `/dice-roller/fairness${search}`,
  /** The user's macros and tables. */
  kept: (search = '') => `/dice-roller/kept${search}`,
  takeAlong: () => '/dice-roller/take-along',
  /** JSON calls. */
  rollJson: (search = '') => `/dice/roll${search}`,
  oddsJson: (search = '') => `/dice/odds${search}`,
} as const;
