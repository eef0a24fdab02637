import type { Facts } from './facts';
import { gearProblems } from './gear-problems';
import { ownProblems } from './own-problems';
import { pickProblems } from './pick-problems';
import type { Proficiencies } from './proficiencies';
import { scoreProblems } from './score-problems';
import type { Problem, Sheet } from './sheet';
import { spellProblems } from './spell-problems';
import { whoProblems } from './who-problems';
import type { Worn } from './worn';

/** Everything that the rules forbid, as sentences; the sheet is calculated anyway. */
export function problemsOf(
  facts: Facts,
  sheet: Omit<Sheet, 'missing' | 'problems'>,
  proficiencies: Proficiencies,
  worn: Worn,
): readonly Problem[] {
  return [
    ...whoProblems(facts),
    ...scoreProblems(facts),
    ...ownProblems(facts),
    ...pickProblems(facts, sheet, proficiencies),
    ...spellProblems(facts, sheet),
    ...gearProblems(facts, sheet, proficiencies, worn),
  ];
}
