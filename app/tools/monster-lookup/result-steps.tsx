import { Link } from '@remix-run/react';
import { useSameWayBack, useWayBack } from '~/catalogue/use-way-back';
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
  const sameWay = useSameWayBack();
  const usual = search === '' ? 'All monsters' : 'Results';
  const monster = (id: string) => {
    return sameWay(paths.monster({ id }, search));
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
