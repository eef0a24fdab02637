import type { Edition } from '~/rules/edition';

/** A kind of creature as a fight's URL names it. */
export type DraftRow = {
  /** Public id of its record; null for one known only by its points. */
  readonly id: string | null;
  /** Only without a record: from the URL. */
  readonly cr: number | null;
  readonly xp: number | null;
  /** The name of one without a record; empty for "CR 3". */
  readonly name: string;
  readonly count: number;
  readonly side: 'foes' | 'allies';
  /** The round in which it arrives; null: from the beginning. */
  readonly round: number | null;
  readonly locked: boolean;
};

export type Group = { readonly level: number; readonly count: number };

/** A fight being built, as its URL has it. */
export type Draft = {
  readonly edition: Edition;
  /** Id of a saved party; its present members count instead of groups. */
  readonly partyId: string | null;
  readonly groups: readonly Group[];
  /** Ids of the user's characters, in addition to the groups; empty with a saved party. */
  readonly characters: readonly string[];
  readonly rows: readonly DraftRow[];
  /** 2014: creatures far below the others do not count for the multiplier. */
  readonly ignoreWeak: boolean;
  /** The stored encounter that this is a change of, and the version that was opened. */
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

/** The default party: four characters of level 1. */
export const USUAL_GROUPS: readonly Group[] = [{ level: 1, count: 4 }];

/** The level of each character of these groups. */
export function levelsOf(groups: readonly Group[]): number[] {
  return groups.flatMap(({ level, count }) => Array.from({ length: count }, () => level));
}

/** A new row for a record. */
export function rowOf(id: string, more: Partial<DraftRow> = {}): DraftRow {
  return {
    id,
    cr: null,
    xp: null,
    name: '',
    count: 1,
    side: 'foes',
    round: null,
    locked: false,
    ...more,
  };
}
