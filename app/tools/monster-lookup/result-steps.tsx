import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import styles from './record-page.module.css';

/** Links to the results and to the previous and next monster. */
export function ResultSteps({
  search,
  previous,
  next,
}: {
  search: string;
  previous: string | null;
  next: string | null;
}) {
  return (
    <nav className={styles.steps} aria-label="Results">
      <Link to={paths.monsterLookup(search)}>
        <Icon name="arrow-left" size="small" />
        {search === '' ? ' All monsters' : ' Results'}
      </Link>
      <span className={styles.beside}>
        {previous && (
          <Link to={paths.monster({ id: previous }, search)} rel="prev">
            <Icon name="chevron-left" size="small" /> Previous
          </Link>
        )}
        {next && (
          <Link to={paths.monster({ id: next }, search)} rel="next">
            Next <Icon name="chevron-right" size="small" />
          </Link>
        )}
      </span>
    </nav>
  );
}
