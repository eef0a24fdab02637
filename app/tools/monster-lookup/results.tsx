import type { RefObject } from 'react';
import { pagePlace } from '~/compendium/search/search-address';
import type { ReadAs } from '~/compendium/search/typed-query.server';
import { paths } from '~/paths';
import type { EditionChoice } from '~/rules/edition';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import type { ActiveFilter } from './active-filters';
import { CompareForm } from './compare-marks';
import { countWords } from './count-words';
import { NoResults } from './no-results';
import type { FoundMonster } from './packed-results';
import { readFilters } from './read-as-chips';
import { ResultsTable } from './results-table';

/** The results of a search, except the monsters. */
type Found = {
  /** The words searched as a name, and the meaning of the others. */
  name: string;
  readAs: readonly ReadAs[];
  edition: EditionChoice | null;
  count: number;
  more: boolean;
  wider: readonly { search: string }[];
  cursor: string | null;
  before: string | null;
  corrected: string | null;
};

export type ResultsProps = {
  found: Found;
  monsters: readonly FoundMonster[];
  params: URLSearchParams;
  filters: readonly ActiveFilter[];
  /** What is wrong with the search, as a sentence. */
  wrong: string | null;
  /** Whether these are an earlier search's results, shown while offline. */
  isOld: boolean;
  table: RefObject<HTMLTableElement>;
};

/** The results page by page, or why there are none. */
export function Results({ found, monsters, params, filters, wrong, isOld, table }: ResultsProps) {
  const { name, edition, wider } = found;
  const place = pagePlace(params, monsters.length, countWords(found.count, found.more));
  return (
    <>
      {isOld && (
        <Notice tone="warning" announce title="You are offline">
          <p>
            {monsters.length > 0
              ? 'These are the earlier results; your search continues when you are back online.'
              : 'Your search continues when you are back online.'}
          </p>
        </Notice>
      )}
      {wrong !== null && (
        <Notice tone="problem" title="This search cannot be read">
          <p>{wrong}</p>
        </Notice>
      )}
      {!isOld && found.corrected && (
        <p>
          No monster is called “{name}”. Closest match: <strong>{found.corrected}</strong>.
        </p>
      )}
      {monsters.length > 0 && (
        <>
          <ResultsTable ref={table} monsters={monsters} params={params} edition={edition} />
          <CompareForm />
        </>
      )}
      {monsters.length === 0 && !isOld && wrong === null && (
        <NoResults
          name={name}
          filters={[...filters, ...readFilters(found.readAs, params)]}
          edition={edition}
          wider={wider[0]?.search ?? null}
        />
      )}
      <Pagination
        label="Pages of monsters"
        previous={params.get('cursor') && paths.monsterLookup(place.previous(found.before))}
        next={found.cursor && paths.monsterLookup(place.next(found.cursor))}
        summary={place.says}
      />
    </>
  );
}
