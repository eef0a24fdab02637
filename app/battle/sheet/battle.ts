import type { Edition } from '~/rules/edition';
import type { Combatant } from './combatant';
import type { Tactics } from './tactics';

/** A number of equal creatures on one side. */
export type Placed = {
  combatant: Combatant;
  count: number;
  /** The round at whose start they arrive, default 1. */
  arrives?: number;
};

/** The options of play. */
export type BattleOptions = {
  /** Average instead of rolled hit points. */
  fixedHitPoints: boolean;
  /** Characters fall and make death saving throws; otherwise all creatures die at 0. */
  deathSaves: boolean;
  /** Identical creatures share one initiative roll. */
  sharedInitiative: boolean;
  /** Lines: front, back, flying, with cover for those behind; otherwise every creature reaches every other. */
  lines: boolean;
  /** Reactions: opportunity attacks, Parry, Shield. */
  reactions: boolean;
  /** The side that is surprised in round 1. */
  surprised: 'a' | 'b' | null;
  /** The fight is in the creature's lair: lair actions. */
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

/** A battle ready to be played: everything it needs, as plain data. */
export type Battle = {
  edition: Edition;
  sides: readonly [readonly Placed[], readonly Placed[]];
  tactics: readonly [Tactics, Tactics];
  options: BattleOptions;
};

/** The limits of one fight; summoned creatures count. */
export const BATTLE_LIMITS = { kinds: 24, creatures: 120, rounds: 100 } as const;
