import type { Edition } from '~/rules/edition';
import type { RuleText } from '~/rules/rule-text';

/** The cards with a calculator. */
export type CalculatorName = 'carrying' | 'falling' | 'concentration' | 'cover';

/** A card with one rule; its id is its anchor in both editions. */
export type CheatCard = {
  id: string;
  title: string;
  /** Additional words for the search. */
  also?: string;
  calculator?: CalculatorName;
  /** A rule that an edition does not have is missing. */
  rules: Readonly<Partial<Record<Edition, RuleText>>>;
};

export type CheatSection = { id: string; title: string; cards: readonly CheatCard[] };
