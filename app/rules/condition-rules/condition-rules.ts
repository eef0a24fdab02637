import { CONDITIONS } from '../conditions';
import type { ConditionRule } from './condition-rule';
import { HELD } from './held';
import { HELPLESS } from './helpless';
import { MIND } from './mind';
import { SENSES } from './senses';
import { WEAKENED } from './weakened';

const ALL = [...SENSES, ...MIND, ...HELD, ...HELPLESS, ...WEAKENED];

/** The rules text of each condition, by name (SRD 5.1, "Appendix PH-A: Conditions"; SRD 5.2.1, "Rules Glossary"). */
export const CONDITION_RULES: readonly ConditionRule[] = CONDITIONS.flatMap((condition) =>
  ALL.filter(({ id }) => id === condition),
);
