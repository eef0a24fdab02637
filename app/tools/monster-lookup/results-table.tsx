import { Link } from '@remix-run/react';
import { forwardRef } from 'react';
import { paths } from '~/paths';
import { challengeText } from '~/rules/challenge';
import { Badge } from '~/ui/badge';
import { Icon } from '~/ui/icon';
import { CompareToggle } from './compare-tray';
import styles from './results-table.module.css';
import { carriedSearch, sortLink } from './search-address';

export type FoundMonster = {
  id: string;
  name: string;
  type: string;
  size: string;
  cr: number;
  ac: number;
  hp: number;
  edition: string;
};

const COLUMNS = [
  { key: 'name', label: 'Name' },
  { key: 'type', label: 'Type', wide: true },
  { key: 'size', label: 'Size', wide: true },
  { key: 'cr', label: 'CR', number: true },
  { key: 'ac', label: 'AC', number: true },
  { key: 'hp', label: 'HP', number: true },
] as const;

export type ResultsTableProps = { monsters: readonly FoundMonster[]; params: URLSearchParams };

/** The monsters that were found; each row is one large link, each heading sorts. */
export const ResultsTable = forwardRef<HTMLTableElement, ResultsTableProps>(function ResultsTable(
  { monsters, params },
  ref,
) {
  const carried = carriedSearch(params);
  return (
    <table ref={ref} className={styles.table} aria-label="Monsters">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Heading key={column.key} column={column} params={params} />
          ))}
          <td className={styles.wide} />
        </tr>
      </thead>
      <tbody>
        {monsters.map(({ id, name, type, size, cr, ac, hp, edition }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={paths.monster({ id }, carried)} data-result>
                {name}
              </Link>{' '}
              <span className={styles.wide}>
                <Badge>{edition}</Badge>
              </span>
              <span className={styles.narrow}>{`${size} ${type}, ${edition}`}</span>
            </th>
            <td className={styles.wide}>{type}</td>
            <td className={styles.wide}>{size}</td>
            <td data-kind="number">{challengeText(cr)}</td>
            <td data-kind="number">{ac}</td>
            <td data-kind="number">{hp}</td>
            <td className={styles.wide}>
              <CompareToggle monster={{ id, name }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function Heading({
  column,
  params,
}: {
  column: (typeof COLUMNS)[number];
  params: URLSearchParams;
}) {
  const { state, search } = sortLink(params, column.key);
  return (
    <th
      scope="col"
      aria-sort={state === 'none' ? undefined : state}
      className={'wide' in column ? styles.wide : undefined}
      data-kind={'number' in column ? 'number' : undefined}
    >
      <Link to={paths.monsterLookup(search)} preventScrollReset>
        {column.label}
        {state !== 'none' && (
          <Icon name={state === 'ascending' ? 'chevron-up' : 'chevron-down'} size="small" />
        )}
      </Link>
    </th>
  );
}
