import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import tableStyles from '../table.module.css';
import { VisuallyHidden } from '../visually-hidden';
import type { Column } from './column';
import { ColumnHeading } from './column-heading';
import styles from './data-table.module.css';
import type { OrderParams, RowOrder } from './row-order';
import { RowTick, TickAll, type Ticks } from './row-tick';
import { ROLES } from './table-roles';
import { useOrderWords } from './use-order-words';

export type DataTableProps<Row> = {
  /** What the table contains: "Monsters". */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The accessible name of a row: its checkbox reads "Select Owlbear". */
  nameOf: (row: Row) => string;
  order: RowOrder;
  /** The query of the present page, and the names of its sort parameters. */
  params: URLSearchParams;
  orderParams?: OrderParams;
  /** Makes rows selectable: from `useTicks`, inside a form of the page. */
  ticks?: Ticks;
  /** On a narrow screen each row becomes a card, or a line with the `onLine` columns, or the table scrolls sideways. */
  narrow?: 'cards' | 'lines' | 'scroll';
  /** Shown when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
};

/** A table whose headings are sort links, with or without scripts. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden = false, columns, rows, order, ticks, narrow = 'cards' } = props;
  const id = useId();
  const said = useOrderWords(columns, order, rows.length);
  if (rows.length === 0 && props.empty) return <>{props.empty}</>;
  return (
    <>
      <section
        className={classes(tableStyles.scroll, styles[narrow])}
        aria-labelledby={`${id}-caption`}
        tabIndex={narrow === 'scroll' ? 0 : undefined}
      >
        <table className={classes(tableStyles.table, styles.table)} {...ROLES.table}>
          <caption
            id={`${id}-caption`}
            className={captionHidden ? tableStyles.noCaption : tableStyles.caption}
          >
            {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </caption>
          <thead {...ROLES.rows}>
            <tr {...ROLES.row}>
              {ticks && <TickAll ticks={ticks} />}
              {columns.map((column) => (
                <ColumnHeading
                  key={column.key}
                  column={column}
                  order={order}
                  params={props.params}
                  orderParams={props.orderParams}
                />
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.rows}>
            {rows.map((row) => (
              <Row key={props.idOf(row)} {...props} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}

function Row<Data>({
  columns,
  row,
  idOf,
  nameOf,
  ticks,
}: Pick<DataTableProps<Data>, 'columns' | 'idOf' | 'nameOf' | 'ticks'> & { row: Data }) {
  const id = idOf(row);
  const [first, ...others] = columns;
  return (
    <tr {...ROLES.row} data-chosen={ticks?.isChosen(id) || undefined}>
      {ticks && <RowTick ticks={ticks} id={id} name={nameOf(row)} />}
      {first && (
        <th scope="row" {...ROLES.name} data-kind={first.kind}>
          {first.cell(row)}
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.key}
          {...ROLES.cell}
          data-kind={column.kind}
          data-line={column.onLine || undefined}
          data-print={column.screenOnly ? 'no' : undefined}
        >
          <span className={styles.label} aria-hidden="true">
            {column.label}
          </span>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
