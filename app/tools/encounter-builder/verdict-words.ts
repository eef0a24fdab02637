import type { Difficulty } from '~/rules/budgets/difficulty';

type Verdict = NonNullable<Difficulty['verdict']>;

/** The severity of a verdict, for colours: 0 harmless, 4 the worst. A word is always shown beside it. */
const GRAVITY: Readonly<Record<Verdict, 0 | 1 | 2 | 3 | 4>> = {
  trivial: 0,
  easy: 1,
  medium: 2,
  hard: 3,
  deadly: 4,
  none: 0,
  low: 1,
  moderate: 2,
  high: 4,
};

/** The severity of the worst verdict. */
export const WORST = 4;

/** The severity of a verdict as a number for style sheets. */
export function gravityOf(verdict: Verdict): number {
  return GRAVITY[verdict];
}

const WORDS: Partial<Record<Verdict, string>> = { none: 'Below low' };

/** The verdict in a word: "Deadly", "Below low". */
export function verdictWord(verdict: Verdict): string {
  return WORDS[verdict] ?? `${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}`;
}

/** "1,200" */
export function points(xp: number): string {
  return xp.toLocaleString('en');
}
