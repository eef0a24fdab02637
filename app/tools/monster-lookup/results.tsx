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

/** What a search found, besides the monsters themselves. */
type Found = {
  /** What is left of the words for a name, and how the others were read. */
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
  /** Without a line these are the results of another search. */
  isOld: boolean;
  table: RefObject<HTMLTableElement>;
};

/** What was found, page by page, or why nothing was. */
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
