import type { RecordReading } from '../records/record-problem';
import { type Ladder, LETTER_RUNGS, ladderOf } from './rungs';

/** The kinds of records stored in shelves (sets of tables) of the database. */
export type ShelfKind = 'monster' | 'spell';

/** A sort order of a list: the column, its index, and values below and above all real ones. */
export type ShelfSort = {
  column: string;
  index: string;
  lowest: string | number;
  highest: string | number;
  ladder: Ladder | null;
};

/** A row of a shelf by column name, with the values for search, sorting and lists. */
export type ShelfRow = Record<string, string | number>;

/** The tables for users' own records of one kind: the rows, and the complete records. */
export type OwnTables = { table: string; records: string };

/** The description of one kind of records for the importer and the search. */
export type Shelf<Sort extends string = string> = {
  kind: ShelfKind;
  table: string;
  records: string;
  search: string;
  /** The view over the tables that provides the full-text rows. */
  terms: string;
  /** The tables of users' own records of this kind; null when there are none. */
  own: OwnTables | null;
  /** The kinds of facets that a name search also matches: "goblin" finds goblinoids. */
  kin: readonly string[];
  /** The columns that the importer writes, besides the shared ones. */
  columns: readonly string[];
  /** The columns that a list shows. */
  listed: readonly string[];
  sorts: Readonly<Record<Sort, ShelfSort>>;
};

/** The fields of every record on a shelf, of any kind. */
export type ShelvedRecord = {
  slug: string;
  source: string;
  edition: string;
  name: string;
  /** The facts that its source does not give. */
  unknown?: readonly string[] | undefined;
};

/** A shelf with the functions to validate a record and convert it to a row. */
export type FilledShelf<R extends ShelvedRecord> = {
  shelf: Shelf;
  read(value: unknown): RecordReading<R>;
  row(record: R): ShelfRow;
  facets(record: R): readonly string[];
};

/** After every text: the last code point sorts after all others in UTF-8. */
export const AFTER_ALL_TEXT = '\u{10ffff}';

/** A sort by text. */
export function textSort(column: string, index: string): ShelfSort {
  return {
    column,
    index,
    lowest: '',
    highest: AFTER_ALL_TEXT,
    ladder: ladderOf(column, LETTER_RUNGS),
  };
}

/** A sort by number; with `bounds`, the lowest value of each rung, rows have a facet for their rung. */
export function numberSort(
  column: string,
  index: string,
  bounds: readonly number[] | null = null,
): ShelfSort {
  const ladder = bounds === null ? null : ladderOf(column, bounds);
  return { column, index, lowest: -1, highest: 1_000_000, ladder };
}

/** Facets as stored in a row: each between spaces, so that a substring search finds only whole facets. */
export function facetText(facets: readonly string[]): string {
  return ` ${[...new Set(facets)].join(' ')} `;
}
