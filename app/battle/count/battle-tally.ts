/** How a number is spread: least, most, mean, and what 5, 25, 50, 75 and 95 of a hundred fights stay under. */
export type Spread = {
  mean: number;
  least: number;
  most: number;
  p5: number;
  p25: number;
  p50: number;
  p75: number;
  p95: number;
};

/** A share of all fights with the interval that holds the true one 95 times of 100 (Wilson), each from 0 to 1. */
export type Share = { share: number; low: number; high: number };

/** What became of one side, as shares of all fights. */
export type SideTally = {
  /** Nobody of those who came was down at the end; somebody was at some time; all were. */
  nobodyDown: Share;
  somebodyDown: Share;
  everybodyDown: Share;
  somebodyDead: Share;
  everybodyDead: Share;
  fled: Share;
};

export type CreatureTally = {
  /** "Goblin 3"; `kind` is its place among the placed ones of its side. */
  name: string;
  side: 0 | 1;
  kind: number;
  maximum: number;
  /** Hit points at the end; `tenths`: fights that ended at 0, up to a tenth, up to two tenths … of its maximum (11 counts). */
  left: Spread;
  tenths: readonly number[];
  down: Share;
  dead: Share;
  /** Hit points taken from others, by others, and given back by it, in the mean of a fight. */
  dealt: number;
  taken: number;
  healed: number;
};

export type DeedTally = {
  side: 0 | 1;
  kind: number;
  creature: string;
  deed: string;
  /** In the mean of a fight, all of its kind together. */
  uses: number;
  damage: number;
  healed: number;
  /** Attack rolls and saves asked for, and how many hit or failed. */
  tries: number;
  landed: number;
};

export type ResourceTally = {
  side: 0 | 1;
  kind: number;
  creature: string;
  resource: string;
  of: number;
  left: number;
};

export type RoundTally = {
  round: number;
  /** Fights that reached this round. */
  fights: number;
  /** Share of the hit points that a side came with, left at the end of the round (fights that were over count as they ended). */
  left: readonly [number, number];
  dealt: readonly [number, number];
};

/** All that many fights of one battle came to. */
export type BattleTally = {
  fights: number;
  seed: string;
  wins: { a: number; b: number; draw: number };
  share: { a: Share; b: Share; draw: Share };
  rounds: Spread;
  /** `roundCounts[n]`: fights that ended in round n. */
  roundCounts: readonly number[];
  sides: readonly [SideTally, SideTally];
  creatures: readonly CreatureTally[];
  deeds: readonly DeedTally[];
  resources: readonly ResourceTally[];
  byRound: readonly RoundTally[];
  /** Fights that were broken off after 100 rounds; they count as draws. */
  brokenOff: number;
  /** Numbers of fights to look at: the typical one, the best and the worst for side a. */
  look: { typical: number; best: number; worst: number };
  /** What of the creatures no program plays, by name. */
  leftOut: readonly { creature: string; words: readonly string[] }[];
};
