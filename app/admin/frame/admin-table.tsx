import type { Column } from '~/ui/data-table/column';
import { DataTable } from '~/ui/data-table/data-table';

type AdminTableProps<Row> = {
  /** What the table contains and in which order, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Rows are single lines on a phone. */
  narrow?: 'lines';
};

/** A table of Management in the server's order: rows on a screen, cards on a phone. */
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
