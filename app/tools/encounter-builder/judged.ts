import { type Counted, type Judgement, judge } from '~/encounters/budget/judge';
import type { Defenders } from '~/encounters/budget/warnings';
import type { Difficulty } from '~/rules/budgets/difficulty';
import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { xpByChallenge } from '~/rules/challenge-points';
import type { Edition } from '~/rules/edition';
import type { FightRow } from './fight-rows';
import { gravityOf, WORST } from './verdict-words';

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

/** The highest CR of which one creature alone is not deadly for the party; null without a party, or if every one is. */
export function mostFitting({ edition, heroes }: Pick<Fight, 'edition' | 'heroes'>): number | null {
  if (heroes.levels.length === 0) return null;
  const empty: Fight = { edition, heroes, ignoreWeak: false, rows: [] };
  const fits = (cr: number) => {
    const verdict = verdictWith(empty, { cr, xp: xpByChallenge(cr) });
    return verdict !== null && gravityOf(verdict) < WORST;
  };
  return CHALLENGE_RATINGS.findLast(fits) ?? null;
}
