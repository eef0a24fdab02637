import type { Facts } from './facts';
import type { Proficiencies } from './proficiencies';
import type { Problem, Sheet } from './sheet';
import type { Worn } from './worn';

/** Whatever the rules do not allow, in words; the sheet is reckoned all the same. */
export function problemsOf(
  _facts: Facts,
  _sheet: Omit<Sheet, 'missing' | 'problems'>,
  _proficiencies: Proficiencies,
  _worn: Worn,
): readonly Problem[] {
  return [];
}
