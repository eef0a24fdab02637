import type { Edition } from './edition';

/** A small table of a rule. */
export type RuleTable = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** What a rule says in one edition. In a line, `*` stands around what the eye should find first. */
export type RuleText = {
  /** The edition's own name for the rule, where it differs. */
  title?: string;
  lines: readonly string[];
  table?: RuleTable;
  /** The chapter and heading of that edition's SRD where the rule stands. */
  srd: string;
};

/** The same rule in both editions, which keep it under different headings. */
export function inBoth(
  [srd2014, srd2024]: readonly [string, string],
  lines: readonly string[],
  table?: RuleTable,
): Readonly<Record<Edition, RuleText>> {
  const said = table ? { lines, table } : { lines };
  return { '2014': { ...said, srd: srd2014 }, '2024': { ...said, srd: srd2024 } };
}
