import { type Counted, type Judgement, judge } from '~/encounters/budget/judge';
import type { Defenders } from '~/encounters/budget/warnings';
import type { Difficulty } from '~/rules/budgets/difficulty';
import type { Edition } from '~/rules/edition';
import type { FightRow } from './fight-rows';

/** The players as the verdict needs them. */
export type Heroes = { readonly levels: readonly number[]; readonly defenders?: Defenders };

export type Fight = {
  readonly edition: Edition;
  readonly ignoreWeak: boolean;
  readonly rows: readonly FightRow[];
  readonly heroes: Heroes;
};

/** The assessment of the current fight. */
export function judged({ edition, ignoreWeak, rows, heroes }: Fight): Judgement {
  return judge({ edition, ignoreWeak, ...heroes, creatures: rows.map(counted) });
}

/** The verdict if one more creature were added; for the marks in lists of creatures. */
export function verdictWith(fight: Fight, one: { cr: number; xp: number }): Difficulty['verdict'] {
  const { edition, ignoreWeak, rows, heroes } = fight;
  const more: Counted = { ...one, name: '', count: 1, side: 'foes' };
  const creatures = [...rows.map(counted), more];
  return judge({ edition, ignoreWeak, levels: heroes.levels, creatures }).difficulty.verdict;
}

function counted({ called, rating, worth, count, side, known }: FightRow): Counted {
  const { blow, saved = null, turn, flies } = known ?? {};
  const isKnown = blow !== undefined && turn !== undefined && flies !== undefined;
  return {
    name: called,
    cr: rating,
    xp: worth,
    count,
    side,
    menace: isKnown ? { blow, saved, turn, flies } : null,
  };
}
