import { CONDITION_RULES } from '~/rules/condition-rules/condition-rules';
import type { Edition } from '~/rules/edition';
import type { RuleText } from '~/rules/rule-text';
import { FIGHTING_ACTIONS } from './cards/actions';
import { CARRYING } from './cards/carrying';
import { COVER, RANGED } from './cards/cover-and-range';
import { CRITICAL_HITS, DEATH_SAVES } from './cards/death';
import { BREATH, FALLING } from './cards/hazards';
import { MOVING } from './cards/moving';
import { QUIET_ACTIONS } from './cards/quiet-actions';
import { CONCENTRATION, RESTING } from './cards/resting';
import { ROLLING } from './cards/rolling';
import { SURROUNDINGS } from './cards/surroundings';
import type { CheatCard, CheatSection } from './cheat-card';

/** The whole sheet, in the order of specification 2. */
export const SECTIONS: readonly CheatSection[] = [
  RESTING,
  CONCENTRATION,
  COVER,
  RANGED,
  FALLING,
  BREATH,
  CARRYING,
  { id: 'actions', title: 'Common actions', cards: [...FIGHTING_ACTIONS, ...QUIET_ACTIONS] },
  DEATH_SAVES,
  CRITICAL_HITS,
  { id: 'conditions', title: 'Conditions', cards: CONDITION_RULES },
  { id: 'misc', title: 'Misc', cards: [...ROLLING, ...MOVING, ...SURROUNDINGS] },
];

/** A card in one edition. */
export type EditionCard = Omit<CheatCard, 'rules'> & RuleText & { title: string };

export type EditionSection = { id: string; title: string; cards: readonly EditionCard[] };

/** The sheet in one edition; rules that it does not have are omitted. */
export function sheetOf(edition: Edition): readonly EditionSection[] {
  return SECTIONS.map(({ cards, ...section }) => ({
    ...section,
    cards: cards.flatMap(({ rules, ...card }) => {
      const said = rules[edition];
      return said ? [{ ...card, ...said, title: said.title ?? card.title }] : [];
    }),
  }));
}
