import type { Edition } from '~/rules/edition';
import type { RuleText } from '~/rules/rule-text';

/** The cards that can also reckon a number. */
export type CalculatorName = 'carrying' | 'falling' | 'concentration' | 'cover';

/** One rule on a card of its own; its id is its anchor, and holds in both editions. */
export type CheatCard = {
  id: string;
  title: string;
  /** Other words that people look for it by. */
  also?: string;
  calculator?: CalculatorName;
  /** A rule that only one edition has is missing from the other. */
  rules: Readonly<Partial<Record<Edition, RuleText>>>;
};

export type CheatSection = { id: string; title: string; cards: readonly CheatCard[] };
