/** The links of the dice roller, which no other room has. */
export const rollerPaths = {
  roller: (search = '') => `/dice-roller${search}`,
  odds: (search = '') => `/dice-roller/odds${search}`,
  fairness: (search = '') => `/dice-roller/fairness${search}`,
  /** Macros and tables of one's own. */
  kept: (search = '') => `/dice-roller/kept${search}`,
  takeAlong: () => '/dice-roller/take-along',
  /** For programs. */
  rollJson: (search = '') => `/dice/roll${search}`,
  oddsJson: (search = '') => `/dice/odds${search}`,
} as const;
