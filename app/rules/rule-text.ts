import type { Edition } from './edition';

/** A small table of a rule. */
export type RuleTable = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A rule's text in one edition. In a line, `*` surrounds the words to emphasize. */
export type RuleText = {
  /** The edition's own name for the rule, where it differs. */
  title?: string;
  lines: readonly string[];
  table?: RuleTable;
  /** The SRD chapter and heading of the rule in that edition. */
  srd: string;
};

/** The same text for both editions, each with its own SRD heading. */
export function inBoth(
  [srd2014, srd2024]: readonly [string, string],
  lines: readonly string[],
  table?: RuleTable,
): Readonly<Record<Edition, RuleText>> {
  const said = table ? { lines, table } : { lines };
  return { '2014': { ...said, srd: srd2014 }, '2024': { ...said, srd: srd2024 } };
}
