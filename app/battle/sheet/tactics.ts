/** Which target a creature prefers. */
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

/**
 * How it uses limited resources. `hoard`: not before half of its side is down or half its hit points are lost;
 * `steady`: values deeds that spend them a quarter lower; `all`: always the most valuable deed.
 */
export const SPENDING = ['hoard', 'steady', 'all'] as const;
export type Spending = (typeof SPENDING)[number];

/**
 * How a side fights; a creature may have its own tactics. Percentages are of a creature's maximum, or of the side's
 * creatures.
 */
export type Tactics = {
  targets: TargetChoice;
  spending: Spending;
  /** Heals an ally at or below this percentage of its maximum; 0: only the fallen. */
  healAt: number;
  /** Flees at or below this percentage of its maximum; 0: never. */
  fleeAt: number;
  /** The side gives up when this percentage of it is down; 100: never. */
  breakAt: number;
  /** How bunched it stands: the percentage of an area's capacity that it fills. */
  bunched: number;
};

/** The default tactics. */
export const USUAL_TACTICS: Tactics = {
  targets: 'weakest',
  spending: 'all',
  healAt: 0,
  fleeAt: 0,
  breakAt: 100,
  bunched: 100,
};
