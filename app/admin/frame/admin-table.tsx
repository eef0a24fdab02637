import type { Column } from '~/ui/data-table/column';
import { DataTable } from '~/ui/data-table/data-table';

type AdminTableProps<Row> = {
  /** What stands in it and in which order, for those who do not see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Rows are one line each on a phone. */
  narrow?: 'lines';
};

/** A table of Management in the one order that the server gives it: rows on a screen, cards on a phone. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  return (
    <DataTable
      {...props}
      captionHidden
      order={{ column: '', descending: false }}
      params={new URLSearchParams()}
    />
  );
}
