import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Chip } from '~/ui/chip';
import type { ActiveFilter } from './active-filters';
import styles from './lookup.module.css';

/** The active filters as chips that remove them, and a link that removes all. */
export function ActiveChips({ filters }: { filters: readonly ActiveFilter[] }) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters" data-print="no">
      {filters.map(({ says, without }) => (
        <li key={says}>
          <Chip removeTo={paths.monsterLookup(without)} removeLabel={`Remove the filter ${says}`}>
            {says}
          </Chip>
        </li>
      ))}
      <li>
        <Link className={styles.reset} to={paths.monsterLookup()}>
          Reset
        </Link>
      </li>
    </ul>
  );
}
