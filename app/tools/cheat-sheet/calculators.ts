import type { Calculator } from './calculator';
import { CARRYING_CALCULATOR } from './carrying';
import type { CalculatorName } from './cheat-card';
import { CONCENTRATION_CALCULATOR } from './concentration';
import { COVER_CALCULATOR } from './cover';
import { FALLING_CALCULATOR } from './falling';

/** The four calculators, each on the card of its rule. */
export const CALCULATORS: Readonly<Record<CalculatorName, Calculator>> = {
  carrying: CARRYING_CALCULATOR,
  concentration: CONCENTRATION_CALCULATOR,
  cover: COVER_CALCULATOR,
  falling: FALLING_CALCULATOR,
};

/** Returns whether a word names a calculator. */
export function isCalculatorName(word: string | undefined): word is CalculatorName {
  return word !== undefined && Object.hasOwn(CALCULATORS, word);
}
