import type { Condition } from '../conditions';
import type { Edition } from '../edition';
import type { RuleText } from '../rule-text';

/** The rules text of a condition, in both editions. */
export type ConditionRule = {
  id: Condition;
  title: string;
  /** Further search words. */
  also: string;
  rules: Readonly<Record<Edition, RuleText>>;
};

/** The SRD chapters that hold the conditions. */
export const CONDITION_CHAPTERS = [
  'Appendix PH-A: Conditions',
  'Rules Glossary: Conditions',
] as const;
