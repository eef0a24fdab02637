import { Link } from '@remix-run/react';
import { EditionSwitch } from '~/compendium/search/edition-switch';
import { carriedSearch, searchText, withFilters } from '~/compendium/search/search-address';
import { paths } from '~/paths';
import type { EditionChoice } from '~/rules/edition';
import { Count } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './lookup.module.css';

export type FoundBarProps = {
  params: URLSearchParams;
  edition: EditionChoice | null;
  /** The number of active filters. */
  inForce: number;
  /** The number of results as text; null when unknown. */
  says: string | null;
  /** Extended searches that find more. */
  wider: readonly { says: string; search: string }[];
  /** Called when the filters are opened. */
  onFilters: () => void;
};

/** The lists stored on the device are known only after hydration. */
function fetchShelf() {
  return import('./device-shelf');
}

/** The bar above the results: links to filters and editions, the count, and lists stored on this device. */
export function FoundBar({ params, edition, inForce, says, wider, onFilters }: FoundBarProps) {
  const [shelf] = useLatePart(fetchShelf, useHydrated());
  return (
    <div className={styles.bar}>
      <LinkButton
        kind="quiet"
        icon="filter"
        className={styles.ways}
        to={paths.monsterLookup(withFilters(params, true))}
        preventScrollReset
        rel="nofollow"
        data-command="filters"
        data-print="no"
        onClick={onFilters}
      >
        Filters {inForce > 0 && <Count value={inForce} of="active" />}
      </LinkButton>
      <EditionSwitch chosen={edition} list={paths.monsterLookup(searchText(params))} />
      <div className={styles.found}>
        <p className={styles.count}>
          <span role="status">{says}</span>
          {wider.map(({ says: more, search }) => (
            <Link key={more} to={paths.monsterLookup(search)} preventScrollReset>
              {more}
            </Link>
          ))}
          <Link
            className={styles.reset}
            to={paths.randomMonster(carriedSearch(params))}
            discover="none"
            rel="nofollow"
            data-print="no"
          >
            Random<VisuallyHidden> monster</VisuallyHidden>
          </Link>
        </p>
        {shelf.is === 'here' ? (
          <shelf.part.default />
        ) : (
          // Occupies the same line as the device's lists, so that nothing moves when they load.
          <div className={styles.shelf} data-print="no">
            <Link className={styles.reset} to={paths.monsterLists()} discover="none" rel="nofollow">
              Lists
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}
