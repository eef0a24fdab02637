import { Link } from '@remix-run/react';
import { useWayBack } from '~/catalogue/use-way-back';
import { withBack } from '~/catalogue/way-back';
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
  const back = useWayBack();
  const usual = search === '' ? 'All monsters' : 'Results';
  const monster = (id: string) => {
    const to = paths.monster({ id }, search);
    return back === null ? to : withBack(to, back.to);
  };
  return (
    <nav className={styles.steps} aria-label="Results">
      <Link to={back?.to ?? paths.monsterLookup(search)}>
        <Icon name="arrow-left" size="small" />
        {` ${back?.label ?? usual}`}
      </Link>
      <span className={styles.beside}>
        {previous && (
          <Link to={monster(previous)} rel="prev">
            <Icon name="chevron-left" size="small" /> Previous
          </Link>
        )}
        {next && (
          <Link to={monster(next)} rel="next">
            Next <Icon name="chevron-right" size="small" />
          </Link>
        )}
      </span>
    </nav>
  );
}
