import { Link } from '@remix-run/react';
import { Icon } from '../icon';
import type { Column } from './column';
import { nextOrder, type OrderParams, orderSearch, type RowOrder } from './row-order';
import { ROLES } from './table-roles';

/** The heading of a column; if the column can be sorted, a link to the same page in that order. */
export function ColumnHeading<Row>({
  column,
  order,
  params,
  orderParams,
}: {
  column: Column<Row>;
  order: RowOrder;
  params: URLSearchParams;
  orderParams?: OrderParams;
}) {
  const isSorted = order.column === column.key;
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      {...ROLES.column}
      aria-sort={isSorted ? direction : undefined}
      data-kind={column.kind}
      data-plain={column.sorted ? undefined : ''}
      data-print={column.screenOnly ? 'no' : undefined}
    >
      {column.sorted ? (
        <Link
          to={orderSearch(params, nextOrder(order, column), orderParams)}
          preventScrollReset
          discover="none"
        >
          {column.label}
          <Icon
            name={isSorted ? (order.descending ? 'chevron-down' : 'chevron-up') : 'sort'}
            size="small"
          />
        </Link>
      ) : (
        column.label
      )}
    </th>
  );
}
