import type { Battle } from '~/battle/sheet/battle';
import { difficulty } from '~/rules/budgets/difficulty';

const WORDS: Readonly<Record<string, string>> = { none: 'below low' };

/**
 * The difficulty of the fight by the edition's budget, with side A as the party and side B as the foes (SRD 5.1 and
 * 5.2.1, encounter budgets); null when a level or challenge rating is unknown.
 */
export function budgetWord({ edition, sides }: Pick<Battle, 'edition' | 'sides'>): string | null {
  const levels = sides[0].flatMap(({ combatant, count }) =>
    Array.from({ length: count }, () => combatant.level ?? Number.NaN),
  );
  const monsters = sides[1].map(({ combatant, count }) => ({
    cr: combatant.challenge ?? Number.NaN,
    count,
  }));
  if (levels.length === 0 || monsters.length === 0) return null;
  if (levels.some(Number.isNaN) || monsters.some(({ cr }) => Number.isNaN(cr))) return null;
  const { verdict } = difficulty({ edition, levels, monsters });
  return verdict === null ? null : (WORDS[verdict] ?? verdict);
}
