import { useNavigate } from '@remix-run/react';
import { useRef } from 'react';
import { paths } from '~/paths';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { ALL_FILTERS, listSearch, searchText, withFilters } from './search-address';
import { useRail } from './use-wide';

/** The sheet comes when the page is awake, where there is no rail. */
function fetchSheet() {
  return import('./filter-sheet');
}

/**
 * The sheet that the filters stand in where the screen has no room for a rail: null while it is not wanted. It is open where the
 * address asks for the filters, so that Back closes it. `close` keeps what was chosen in it.
 */
export function useFilterSheet(params: URLSearchParams) {
  const hydrated = useHydrated();
  const hasRail = useRail(Boolean(params.get('show')));
  const navigate = useNavigate();
  const [late] = useLatePart(fetchSheet, hydrated && !hasRail);
  const before = useRef<string | null>(null);
  const isWanted = hydrated && !hasRail && params.has(ALL_FILTERS);
  const here = listSearch(searchText(params));
  function close() {
    // Where nothing was chosen the step into the sheet is taken back, else it becomes the new search.
    if (before.current === here) navigate(-1);
    else
      navigate(paths.monsterLookup(withFilters(params, false)), {
        replace: true,
        preventScrollReset: true,
      });
    before.current = null;
  }
  return {
    Sheet: isWanted && late.is === 'here' ? late.part.default : null,
    /** The way into the sheet was taken: what was searched then. */
    noteWay: () => {
      before.current = here;
    },
    close,
  };
}
