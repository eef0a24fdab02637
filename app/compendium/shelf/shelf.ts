import type { RecordReading } from '../records/record-problem';
import { type Ladder, LETTER_RUNGS, ladderOf } from './rungs';

/** The kinds of records that have a shelf in the database. */
export type ShelfKind = 'monster' | 'spell';

/** What a list can be sorted by: the column, its index, and values beyond every real one. */
export type ShelfSort = {
  column: string;
  index: string;
  lowest: string | number;
  highest: string | number;
  ladder: Ladder | null;
};

/** A row of a shelf, by column name; the values that search, sort and lists need. */
export type ShelfRow = Record<string, string | number>;

/** Where the records of one kind stand that people own: their rows, and the whole records. */
export type OwnTables = { table: string; records: string };

/** What the importer and search must know of one kind of records. */
export type Shelf<Sort extends string = string> = {
  kind: ShelfKind;
  table: string;
  records: string;
  search: string;
  /** What a full-text row is made of, as a view over the tables. */
  terms: string;
  /** Where people's own records of this kind stand; null where nobody owns any. */
  own: OwnTables | null;
  /** Kinds of facets whose words are read where a name is: "goblin" finds what is a goblinoid. */
  kin: readonly string[];
  /** Columns that the importer writes, besides the shared ones. */
  columns: readonly string[];
  /** Columns that a list shows. */
  listed: readonly string[];
  sorts: Readonly<Record<Sort, ShelfSort>>;
};

/** What a shelf holds of every record, of whatever kind. */
export type ShelvedRecord = {
  slug: string;
  source: string;
  edition: string;
  name: string;
  /** What its source does not say. */
  unknown?: readonly string[] | undefined;
};

/** A shelf with its way in: how a line of a file becomes a record, and a record a row. */
export type FilledShelf<R extends ShelvedRecord> = {
  shelf: Shelf;
  read(value: unknown): RecordReading<R>;
  row(record: R): ShelfRow;
  facets(record: R): readonly string[];
};

/** Beyond every text: the last code point sorts after all others in UTF-8. */
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

/** A sort by number; with `bounds`, the lowest value of each rung, its rows carry their rung as a facet. */
export function numberSort(
  column: string,
  index: string,
  bounds: readonly number[] | null = null,
): ShelfSort {
  const ladder = bounds === null ? null : ladderOf(column, bounds);
  return { column, index, lowest: -1, highest: 1_000_000, ladder };
}

/** Facets as a row keeps them: each between spaces, so that one is found without its neighbours. */
export function facetText(facets: readonly string[]): string {
  return ` ${[...new Set(facets)].join(' ')} `;
}
