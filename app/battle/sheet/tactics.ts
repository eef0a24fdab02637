/** Whom a creature attacks. */
export const TARGETS = [
  'weakest',
  'strongest',
  'random',
  'spread',
  'healers',
  'nearest',
  'dangerous',
] as const;
export type TargetChoice = (typeof TARGETS)[number];

/** How it spends what does not come back: never before half its side is hurt, one a turn as its worth says, or the greatest first. */
export const SPENDING = ['hoard', 'steady', 'all'] as const;
export type Spending = (typeof SPENDING)[number];

/** How a side fights; a creature may have its own. Percent are of its own maximum, or of those who came. */
export type Tactics = {
  targets: TargetChoice;
  spending: Spending;
  /** Heals a comrade at or below this percent of the maximum; 0: only the fallen. */
  healAt: number;
  /** Leaves the fight when it is at or below this percent of its maximum; 0: never. */
  fleeAt: number;
  /** The side gives up when so many percent of it are down; 100: never. */
  breakAt: number;
  /** How bunched it stands, in percent: of the creatures that an area could hold, so many are in it. */
  bunched: number;
};

/** How a side fights when nobody says otherwise. */
export const USUAL_TACTICS: Tactics = {
  targets: 'weakest',
  spending: 'all',
  healAt: 0,
  fleeAt: 0,
  breakAt: 100,
  bunched: 100,
};
