import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { HomebrewFormat } from './forms';

/** A field that came otherwise than it stood in the source. */
export type Changed = {
  readonly field: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
};

/** Words of the source that the record has no place for. */
export type Dropped = { readonly field: string; readonly text: string; readonly why: string };

/** What becomes of a source's fields, written down while it is read. */
export type Ledger = { kept: string[]; changed: Changed[]; dropped: Dropped[] };

/** A ledger with nothing in it. */
export function newLedger(): Ledger {
  return { kept: [], changed: [], dropped: [] };
}

/** One creature as it would be taken in, beside the piece of the source that it came from. */
export type HomebrewPiece = {
  readonly name: string;
  /** Passes the schema of records; null where `missing` says what stands in the way. */
  readonly record: MonsterRecord | null;
  readonly missing: string | null;
  readonly kept: readonly string[];
  readonly changed: readonly Changed[];
  readonly dropped: readonly Dropped[];
  readonly source: string;
};

/** What could not be read at all, with the line that it begins on. */
export type HomebrewProblem = { readonly line: number; readonly problem: string };

export type HomebrewReading = {
  readonly format: HomebrewFormat | null;
  readonly records: readonly HomebrewPiece[];
  readonly problems: readonly HomebrewProblem[];
};
