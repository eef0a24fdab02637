import type { Edition } from './edition';

/** A small table on a card. */
export type CardTable = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** What a card says in one edition. In a line, `*` stands around what the eye should find first. */
export type CardRules = {
  /** The edition's own name for the rule, where it differs from the card's. */
  title?: string;
  lines: readonly string[];
  table?: CardTable;
  /** The chapter and heading of that edition's SRD where the rule stands. */
  srd: string;
};

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
  rules: Readonly<Partial<Record<Edition, CardRules>>>;
};

export type CheatSection = { id: string; title: string; cards: readonly CheatCard[] };

/** The same rule in both editions, which keep it under different headings. */
export function inBoth(
  [srd2014, srd2024]: readonly [string, string],
  lines: readonly string[],
  table?: CardTable,
): CheatCard['rules'] {
  const said = table ? { lines, table } : { lines };
  return { '2014': { ...said, srd: srd2014 }, '2024': { ...said, srd: srd2024 } };
}
