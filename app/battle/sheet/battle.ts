import type { Edition } from '~/rules/edition';
import type { Combatant } from './combatant';
import type { Tactics } from './tactics';

/** So many of a creature on one side. */
export type Placed = {
  combatant: Combatant;
  count: number;
  /** The round at whose beginning they come, 1 from the start. */
  arrives?: number;
};

/** How the table plays. */
export type BattleOptions = {
  /** Averages instead of rolled hit points. */
  fixedHitPoints: boolean;
  /** Characters fall and make death saving throws; without, all die at 0. */
  deathSaves: boolean;
  /** Identical creatures share one initiative. */
  sharedInitiative: boolean;
  /** Lines: front, back, flying, with cover for who stands behind; without, everybody reaches everybody. */
  lines: boolean;
  /** Reactions: opportunity attacks, Parry, Shield. */
  reactions: boolean;
  /** A side that is surprised in round 1. */
  surprised: 'a' | 'b' | null;
  /** In its lair: lair actions. */
  lair: boolean;
};

export const USUAL_OPTIONS: BattleOptions = {
  fixedHitPoints: true,
  deathSaves: true,
  sharedInitiative: true,
  lines: true,
  reactions: true,
  surprised: null,
  lair: false,
};

/** A fight ready to be played: everything that it needs, as plain data. */
export type Battle = {
  edition: Edition;
  sides: readonly [readonly Placed[], readonly Placed[]];
  tactics: readonly [Tactics, Tactics];
  options: BattleOptions;
};

/** The most that one fight may hold; summoned creatures count. */
export const BATTLE_LIMITS = { kinds: 24, creatures: 120, rounds: 100 } as const;
