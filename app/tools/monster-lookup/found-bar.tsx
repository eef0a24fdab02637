import { Link } from '@remix-run/react';
import { carriedSearch, searchText, withFilters } from '~/compendium/search/search-address';
import { paths } from '~/paths';
import type { EditionChoice } from '~/rules/edition';
import { Count } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { EditionSwitch } from './edition-switch';
import styles from './lookup.module.css';

export type FoundBarProps = {
  params: URLSearchParams;
  edition: EditionChoice | null;
  /** How many filters are in force. */
  inForce: number;
  /** How many monsters there are, in words; null where nobody knows. */
  says: string | null;
  /** Wider searches that find more. */
  wider: readonly { says: string; search: string }[];
  /** The way to the filters was taken. */
  onFilters: () => void;
};

/** What the device remembers is known when the page is awake. */
function fetchShelf() {
  return import('./device-shelf');
}

/** What stands above the results: the ways to the filters and to other rules, how many there are, what this device remembers. */
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
          // What the device remembers comes into the same line: nothing below moves for it.
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
