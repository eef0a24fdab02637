/** The spread of a number: minimum, maximum, mean, and the 5th, 25th, 50th, 75th and 95th percentiles. */
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

/** A share of all fights with its 95% confidence interval (Wilson), each from 0 to 1. */
export type Share = { share: number; low: number; high: number };

/** The result of one side, as shares of all fights. */
export type SideTally = {
  /** No creature of the side that took part was down at the end; at least one was down at some time; all were. */
  nobodyDown: Share;
  somebodyDown: Share;
  everybodyDown: Share;
  somebodyDead: Share;
  everybodyDead: Share;
  fled: Share;
};

export type CreatureTally = {
  /** "Goblin 3"; `kind` is its index among the placed creatures of its side. */
  name: string;
  side: 0 | 1;
  kind: number;
  maximum: number;
  /**
   * Hit points at the end; `tenths`: how many fights ended at 0, up to a tenth, up to two tenths … of its maximum (11
   * counts).
   */
  left: Spread;
  tenths: readonly number[];
  down: Share;
  dead: Share;
  /** Hit points that it took from others, lost, and healed, on average per fight. */
  dealt: number;
  taken: number;
  healed: number;
};

export type DeedTally = {
  side: 0 | 1;
  kind: number;
  creature: string;
  deed: string;
  /** Average per fight, all creatures of its kind together. */
  uses: number;
  damage: number;
  healed: number;
  /** Attack rolls and forced saves, and how many hit or failed. */
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
  /**
   * The share of a side's initial hit points left at the end of the round (finished fights count with their final
   * state).
   */
  left: readonly [number, number];
  dealt: readonly [number, number];
};

/** The result of many fights of one battle. */
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
  /** Fights that were stopped after 100 rounds; they count as draws. */
  brokenOff: number;
  /** The numbers of fights worth reading: the typical one, the best and the worst for side a. */
  look: { typical: number; best: number; worst: number };
  /** What is not simulated of each creature, by name. */
  leftOut: readonly { creature: string; words: readonly string[] }[];
};
