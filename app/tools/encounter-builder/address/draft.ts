import type { Edition } from '~/rules/edition';

/** A kind of creature as the address of a fight names it. */
export type DraftRow = {
  /** The public id of its record; null for one that is known by its points alone. */
  readonly id: string | null;
  /** Of who has no record: what stands in the address. */
  readonly cr: number | null;
  readonly xp: number | null;
  /** The name of who has no record; empty for "CR 3". */
  readonly name: string;
  readonly count: number;
  readonly side: 'foes' | 'allies';
  /** The round in which it arrives; null from the beginning. */
  readonly round: number | null;
  readonly locked: boolean;
};

export type Group = { readonly level: number; readonly count: number };

/** A fight that is being built, as it stands in the address. */
export type Draft = {
  readonly edition: Edition;
  /** A saved party; its present members count, and no groups. */
  readonly partyId: string | null;
  readonly groups: readonly Group[];
  /** Characters of one's own by their ids, who play beside the groups; none with a saved party. */
  readonly characters: readonly string[];
  readonly rows: readonly DraftRow[];
  /** 2014: creatures far below the others do not count for the multiplier. */
  readonly ignoreWeak: boolean;
  /** The kept encounter that this is a change of, and the version that was opened. */
  readonly of: { readonly id: string; readonly version: number } | null;
};

export const DRAFT_LIMITS = {
  groups: 12,
  /** Characters of all groups together. */
  heroes: 20,
  rows: 60,
  count: 100,
  nameLetters: 100,
} as const;

/** Who plays when nobody said: four beginners. */
export const USUAL_GROUPS: readonly Group[] = [{ level: 1, count: 4 }];

/** The level of each character of these groups. */
export function levelsOf(groups: readonly Group[]): number[] {
  return groups.flatMap(({ level, count }) => Array.from({ length: count }, () => level));
}

/** A row of a record, as it is when it is new. */
export function rowOf(id: string, more: Partial<DraftRow> = {}): DraftRow {
  return {
    ...{ id, cr: null, xp: null, name: '', count: 1, side: 'foes', round: null, locked: false },
    ...more,
  };
}
