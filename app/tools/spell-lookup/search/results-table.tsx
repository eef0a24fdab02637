import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { withBack } from '~/catalogue/way-back';
import { searchText, sortLink } from '~/compendium/search/search-address';
import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import { spellPaths } from '~/spell-paths';
import { Icon } from '~/ui/icon';
import { capital, levelWords } from '../spell-words';
import styles from './results-table.module.css';

const COLUMNS = [
  { key: 'name', label: 'Name' },
  { key: 'level', label: 'Level' },
  { key: 'school', label: 'School' },
] as const;

type ResultsTableProps = { spells: readonly SpellListItem[]; params: URLSearchParams };

/** The table of found spells; each row is one large link, the headings sort. */
export function ResultsTable({ spells, params }: ResultsTableProps) {
  const search = searchText(params);
  const from = search === '' ? null : spellPaths.lookup(search);
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label="Spells">
        <thead>
          <tr>
            {COLUMNS.map(({ key, label }) => {
              const { state, search } = sortLink(params, key);
              return (
                <th key={key} scope="col" aria-sort={state === 'none' ? undefined : state}>
                  <Link to={spellPaths.lookup(search)} discover="none" preventScrollReset>
                    {label}
                    {state !== 'none' && (
                      <Icon
                        name={state === 'ascending' ? 'chevron-up' : 'chevron-down'}
                        size="small"
                      />
                    )}
                  </Link>
                </th>
              );
            })}
            <th scope="col">Casting time</th>
            <th scope="col">Classes</th>
          </tr>
        </thead>
        <tbody>
          {spells.map((spell) => (
            <Row key={spell.id} spell={spell} from={from} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Allows a line break in names of two parts: "Blindness/Deafness". */
function Name({ of }: { of: string }) {
  return of.split('/').map((part, at) => (
    <Fragment key={part}>
      {at > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

function Row({ spell, from }: { spell: SpellListItem; from: string | null }) {
  const { id, name, level, school, castingTime, classes, edition, ritual, concentration } = spell;
  const to = spellPaths.spell({ id });
  return (
    <tr>
      <th scope="row">
        <Link to={from === null ? to : withBack(to, from)} discover="none" data-result>
          <Name of={name} />
        </Link>{' '}
        <small>
          <span className={styles.brief}>
            {`${levelWords(level)}, ${school}, ${castingTime.toLowerCase()}, `}
          </span>
          <span className={styles.edition}>{edition}</span>
          {ritual && <span className={styles.mark}>, ritual</span>}
          {concentration && <span className={styles.mark}>, concentration</span>}
        </small>
      </th>
      <td>{level === 0 ? 'Cantrip' : level}</td>
      <td>{capital(school)}</td>
      <td>{castingTime}</td>
      <td>{classes}</td>
    </tr>
  );
}
