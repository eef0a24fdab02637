import { Link } from '@remix-run/react';
import { AddLink } from '~/catalogue/add-to/add-link';
import { sizedType } from '~/compendium/records/unknown-facts';
import { paths } from '~/paths';
import { challengeText } from '~/rules/challenge';
import { useHydrated } from '~/ui/use-hydrated';
import { CompareForm, CompareMark } from '../compare-marks';
import results from '../results-table.module.css';
import type { ListedMonster } from './list-text';
import { listedName } from './listed-name';

type ListTableProps = { name: string; monsters: readonly ListedMonster[] };

/** The monsters of a list in the style of search results, in the order added; each row is one large link. */
export function ListTable({ name, monsters }: ListTableProps) {
  const hydrated = useHydrated();
  return (
    <>
      <div className={results.frame}>
        <table className={results.table} aria-label={name}>
          <thead>
            <tr>
              {['Name', 'Type', 'Size', 'CR', 'AC', 'HP'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <td data-print="no">Compare</td>
              <td data-print="no">Add</td>
            </tr>
          </thead>
          <tbody>
            {monsters.map((monster) => (
              <Row key={monster.id} {...monster} />
            ))}
          </tbody>
        </table>
      </div>
      {!hydrated && <CompareForm />}
    </>
  );
}

function Row(monster: ListedMonster) {
  const { id, facts } = monster;
  return (
    <tr>
      <th scope="row">
        <Link to={paths.monster({ id })} discover="none" data-result>
          {monster.name}
        </Link>{' '}
        <small>
          {facts && <span>{`${sizedType(facts)}, `}</span>}
          {facts ? facts.edition : 'details not available'}
        </small>
      </th>
      <td>{facts?.type}</td>
      <td>{facts?.size}</td>
      <td>{facts && challengeText(facts.cr)}</td>
      <td>{facts?.ac}</td>
      <td>{facts?.hp}</td>
      <td data-print="no">
        {facts && <CompareMark monster={{ id, name: listedName(monster) }} />}
      </td>
      <td data-print="no">
        {facts && <AddLink thing={{ kind: 'monster', id, name: monster.name }} compact short />}
      </td>
    </tr>
  );
}
