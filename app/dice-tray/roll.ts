import type { Edge } from '~/rules/dice/text/expression';

/** The kind of a roll: advantage applies to some kinds, critical hits to others. */
export type RollKind =
  | 'attack'
  | 'check'
  | 'save'
  | 'initiative'
  | 'damage'
  | 'hit-points'
  | 'recharge'
  | 'other';

/** Something that can be rolled: a number of a statblock or spell. */
export type Roll = {
  kind: RollKind;
  /** What is rolled, in words: "Bite, to hit". */
  of: string;
  /** The dice: "1d20+4". */
  dice: string;
  /** The lowest successful result, if the statblock gives one. */
  atLeast?: number;
  /** An attack's damage on a hit, all parts; conditional damage is left out. */
  damage?: readonly DamageRoll[];
  /** Fixed reasons for advantage or disadvantage, such as a condition, in addition to the user's choice. */
  leans?: readonly RollLean[];
  /** Lowest d20 roll that is a critical hit; missing: 20. */
  criticalOn?: number;
};

/** Why a d20 has advantage or disadvantage, or fails automatically: "poisoned". */
export type RollLean = { how: Edge | 'fails'; why: string };

/**
 * A part of an attack's damage: dice or a fixed number, and the type in words ("fire", "cold or fire"; "" for none).
 */
export type DamageRoll = { dice: string; type: string };

/** A roll without its own line on the page: the tray offers it with `label` above `text`. */
export type ApartRoll = { label: string; text: string; roll: Roll };
