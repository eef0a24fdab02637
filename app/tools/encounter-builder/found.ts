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
  readonly problem: string | null;
};
