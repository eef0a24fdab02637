import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { MODERN_NUMBERS } from './modern-numbers';

/** The middle of what creatures of a rating have, and the two numbers between which half of them lie. */
export type Expected = { readonly low: number; readonly middle: number; readonly high: number };

export type ModernExpectation = {
  /** How many creatures of this rating the numbers are taken from. */
  readonly creatures: number;
  readonly armorClass: Expected;
  readonly hitPoints: Expected;
  /** Null where none of them attacks, or forces a save. */
  readonly attackBonus: Expected | null;
  readonly saveDc: Expected | null;
  readonly damage: Expected;
};

/**
 * What the creatures of SRD 5.2 of a rating have, counted from their statblocks: not a rule of any book, only what is usual.
 * Null where the SRD has no creature of that rating.
 */
export function modernExpectation(cr: number): ModernExpectation | null {
  const row = MODERN_NUMBERS[CHALLENGE_RATINGS.indexOf(cr)];
  if (row === undefined || row === null) return null;
  const [creatures, armorClass, hitPoints, attackBonus, saveDc, damage] = row;
  return {
    creatures,
    armorClass: expected(armorClass),
    hitPoints: expected(hitPoints),
    attackBonus: attackBonus && expected(attackBonus),
    saveDc: saveDc && expected(saveDc),
    damage: expected(damage),
  };
}

function expected([low, middle, high]: readonly [number, number, number]): Expected {
  return { low, middle, high };
}
