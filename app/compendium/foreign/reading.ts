import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { HomebrewFormat } from './forms';

/** A field whose value was changed during import. */
export type Changed = {
  readonly field: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
};

/** Text of the source that the record cannot store. */
export type Dropped = { readonly field: string; readonly text: string; readonly why: string };

/** Records during reading what happens to each field of the source. */
export type Ledger = { kept: string[]; changed: Changed[]; dropped: Dropped[] };

/** Creates an empty ledger. */
export function newLedger(): Ledger {
  return { kept: [], changed: [], dropped: [] };
}

/** One creature to import, with the part of the source that it came from. */
export type HomebrewPiece = {
  readonly name: string;
  /** A valid record; null when `missing` says why there is none. */
  readonly record: MonsterRecord | null;
  readonly missing: string | null;
  readonly kept: readonly string[];
  readonly changed: readonly Changed[];
  readonly dropped: readonly Dropped[];
  readonly source: string;
};

/** A part that could not be read, with the line where it starts. */
export type HomebrewProblem = { readonly line: number; readonly problem: string };

export type HomebrewReading = {
  readonly format: HomebrewFormat | null;
  readonly records: readonly HomebrewPiece[];
  readonly problems: readonly HomebrewProblem[];
};
