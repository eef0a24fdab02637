/** A found creature for the list. */
export type Found = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: string;
  readonly cr: number;
  readonly xp: number;
  readonly edition: string;
};

export type FoundPage = {
  readonly items: readonly Found[];
  readonly count: number;
  readonly more: boolean;
  readonly cursor: string | null;
  readonly corrected: string | null;
  /** What the list leaves out: what is deadly for the party, or what fits it; null when it has everything. */
  readonly folds: 'deadly' | 'fitting' | null;
  readonly problem: string | null;
};

/** The query parameter that shows what is deadly for the party. */
export const DEADLY = 'deadly';
