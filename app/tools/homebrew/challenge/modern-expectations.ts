import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { MODERN_NUMBERS } from './modern-numbers';

/** The median of the creatures of a rating, and the two quartiles. */
export type Expected = { readonly low: number; readonly middle: number; readonly high: number };

export type ModernExpectation = {
  /** The number of creatures of this rating. */
  readonly creatures: number;
  readonly armorClass: Expected;
  readonly hitPoints: Expected;
  /** Null when none of them attacks, or forces a save. */
  readonly attackBonus: Expected | null;
  readonly saveDc: Expected | null;
  readonly damage: Expected;
};

/**
 * The usual numbers of SRD 5.2 creatures of a rating, measured from their statblocks; not a rule of any book. Null when
 * the SRD has no creature of this rating.
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
