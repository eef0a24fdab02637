import { withAlso, withParam } from '~/compendium/search/search-address';
import type { ReadAs } from '~/compendium/search/typed-query.server';
import { paths } from '~/paths';
import { Chip } from '~/ui/chip';
import type { ActiveFilter } from './active-filters';
import styles from './lookup.module.css';

export type ReadAsChipsProps = { readAs: readonly ReadAs[]; params: URLSearchParams };

/** The interpretation of words in the search field, each with a link to treat them as part of the name. */
export function ReadAsChips({ readAs, params }: ReadAsChipsProps) {
  if (readAs.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="How your words were read" data-print="no">
      <li aria-hidden>Read as</li>
      {readAs.map(({ words, says }) => (
        <li key={words}>
          <Chip
            removeTo={paths.monsterLookup(withAlso(params, 'plain', words))}
            removeLabel={`${says}: search “${words}” in the name instead`}
          >
            {says.toLowerCase() === words ? says : `${says} (“${words}”)`}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** The interpreted words as removable filters, for when nothing matches. */
export function readFilters(readAs: readonly ReadAs[], params: URLSearchParams): ActiveFilter[] {
  return readAs.map(({ says, without }) => ({ says, without: withParam(params, 'q', without) }));
}
