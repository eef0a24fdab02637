import type { Edge } from '~/rules/dice/text/expression';

/** What is rolled: advantage counts for some kinds, a critical hit for others. */
export type RollKind =
  | 'attack'
  | 'check'
  | 'save'
  | 'initiative'
  | 'damage'
  | 'hit-points'
  | 'recharge'
  | 'other';

/** Something that can be rolled: a number of a statblock, or of a spell. */
export type Roll = {
  kind: RollKind;
  /** What is rolled, in words: "Bite, to hit". */
  of: string;
  /** The dice: "1d20+4". */
  dice: string;
  /** What the dice must at least show to succeed, where the statblock says so. */
  atLeast?: number;
  /** What an attack deals when it hits, all parts together; none of what only deals damage under some condition. */
  damage?: readonly DamageRoll[];
  /** What holds for it whatever one chooses, as a condition does: they add up with what is chosen. */
  leans?: readonly RollLean[];
  /** From what the d20 shows on an attack hits critically; 20 where it is not said. */
  criticalOn?: number;
};

/** Why a d20 is rolled with advantage or disadvantage, or fails whatever it shows: "poisoned". */
export type RollLean = { how: Edge | 'fails'; why: string };

/** A part of an attack's damage: dice, or a plain number, and the kind in words ("fire", "cold or fire"; "" for none). */
export type DamageRoll = { dice: string; type: string };

/** A roll that no line of the page is about: the tray offers it, `label` above `text`. */
export type ApartRoll = { label: string; text: string; roll: Roll };
