import type { ConditionRule } from './condition-rule';
import { CONDITIONS_FROM_PARALYZED } from './condition-rules-from-paralyzed';
import { CONDITIONS_TO_INVISIBLE } from './condition-rules-to-invisible';

/** What each condition does, by its name (SRD 5.1, "Appendix PH-A: Conditions"; SRD 5.2.1, "Rules Glossary"). */
export const CONDITION_RULES: readonly ConditionRule[] = [
  ...CONDITIONS_TO_INVISIBLE,
  ...CONDITIONS_FROM_PARALYZED,
];
