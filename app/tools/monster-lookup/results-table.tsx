import { Link } from '@remix-run/react';
import { forwardRef } from 'react';
import { withBack } from '~/catalogue/way-back';
import { sizedType } from '~/compendium/records/unknown-facts';
import {
  carriedSearch,
  listSearch,
  searchText,
  sortLink,
  withParam,
} from '~/compendium/search/search-address';
import { paths } from '~/paths';
import { challengeText } from '~/rules/challenge';
import type { EditionChoice } from '~/rules/edition';
import { Icon } from '~/ui/icon';
import { CompareMark } from './compare-marks';
import { nameInRules } from './name-in-rules';
import { OwnMark } from './own-mark';
import type { FoundMonster } from './packed-results';
import styles from './results-table.module.css';
import { RowToken } from './row-token';

const COLUMNS = [
  { key: 'name', label: 'Name' },
  { key: 'type', label: 'Type' },
  { key: 'size', label: 'Size' },
  { key: 'cr', label: 'CR' },
  { key: 'ac', label: 'AC' },
  { key: 'hp', label: 'HP' },
] as const;

export type ResultsTableProps = {
  monsters: readonly FoundMonster[];
  params: URLSearchParams;
  edition: EditionChoice | null;
};

/** The table of found monsters; each row is one large link, each heading sorts. */
export const ResultsTable = forwardRef<HTMLTableElement, ResultsTableProps>(function ResultsTable(
  { monsters, params, edition },
  ref,
) {
  // A monster's page defaults to neighbours of its own edition, so a list of both editions must be stated.
  const carried =
    edition === 'both' && !params.get('source')
      ? withParam(new URLSearchParams(carriedSearch(params)), 'edition', edition)
      : carriedSearch(params);
  const shown = params.get('show');
  // The first page is where the search leads anyway.
  const from = params.get('cursor') ? paths.monsterLookup(listSearch(searchText(params))) : null;
  const monsterAt = (id: string) => {
    const to = paths.monster({ id }, carried);
    return from === null ? to : withBack(to, from);
  };
  return (
    <div className={styles.frame}>
      <table ref={ref} className={styles.table} aria-label="Monsters">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Heading key={column.key} column={column} params={params} />
            ))}
            <td data-print="no">Compare</td>
          </tr>
        </thead>
        <tbody>
          {monsters.map(({ id, name, type, size, cr, ac, hp, edition: rules }) => (
            <tr key={id}>
              <th scope="row">
                <RowToken {...{ type, size, cr }} />
                <Link
                  to={monsterAt(id)}
                  discover="none"
                  data-result
                  aria-current={id === shown || undefined}
                >
                  {name}
                </Link>
                <OwnMark id={id} />{' '}
                <small>
                  <span>{`${sizedType({ size, type })}, `}</span>
                  {rules}
                </small>
              </th>
              <td>{type}</td>
              <td>{size}</td>
              <td>{challengeText(cr)}</td>
              <td>{ac}</td>
              <td>{hp}</td>
              <td data-print="no">
                <CompareMark monster={{ id, name: nameInRules(name, rules) }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
    <th scope="col" aria-sort={state === 'none' ? undefined : state}>
      <Link to={paths.monsterLookup(search)} discover="none" preventScrollReset>
        {column.label}
        {state !== 'none' && (
          <Icon name={state === 'ascending' ? 'chevron-up' : 'chevron-down'} size="small" />
        )}
      </Link>
    </th>
  );
}
