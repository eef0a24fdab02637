import type { Condition } from '../conditions';
import type { Edition } from '../edition';
import type { RuleText } from '../rule-text';

/** What a condition does to a creature, in both editions. */
export type ConditionRule = {
  id: Condition;
  title: string;
  /** Other words that people look for it by. */
  also: string;
  rules: Readonly<Record<Edition, RuleText>>;
};

/** The chapters that hold the conditions. */
export const CONDITION_CHAPTERS = [
  'Appendix PH-A: Conditions',
  'Rules Glossary: Conditions',
] as const;
