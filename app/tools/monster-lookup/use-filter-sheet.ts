import { useNavigate } from '@remix-run/react';
import { useRef } from 'react';
import { ALL_FILTERS, listSearch, withFilters } from '~/compendium/search/search-address';
import { paths } from '~/paths';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import type { useLiveSearch } from './use-live-search';
import { useRail } from './use-wide';

/** The sheet comes when the page is awake, where there is no rail. */
function fetchSheet() {
  return import('./filter-sheet');
}

/**
 * The sheet that the filters stand in where the screen has no room for a rail: null while it is not wanted. It is open where the
 * address asks for the filters, so that Back closes it. `close` keeps what was chosen in it, which the form
 * says before the address does.
 */
export function useFilterSheet(
  params: URLSearchParams,
  { asksFor, takeOver }: Pick<ReturnType<typeof useLiveSearch>, 'asksFor' | 'takeOver'>,
) {
  const hydrated = useHydrated();
  const hasRail = useRail(Boolean(params.get('show')));
  const navigate = useNavigate();
  const [late] = useLatePart(fetchSheet, hydrated && !hasRail);
  const before = useRef<string | null>(null);
  const isWanted = hydrated && !hasRail && params.has(ALL_FILTERS);
  const Sheet = isWanted && late.is === 'here' ? late.part.default : null;
  function close() {
    const asked = takeOver();
    // Where nothing was chosen the step into the sheet is taken back, else it becomes the new search.
    if (before.current === listSearch(asked)) navigate(-1);
    else
      navigate(paths.monsterLookup(withFilters(new URLSearchParams(asked), false)), {
        replace: true,
        preventScrollReset: true,
      });
    before.current = null;
  }
  return {
    Sheet,
    /** What is chosen leaves the filters open: in the sheet, and while it is on its way. */
    staysOpen: Sheet !== null || (isWanted && late.is === 'coming'),
    /** The way into the sheet was taken: what was searched then. */
    noteWay: () => {
      before.current = listSearch(asksFor());
    },
    close,
  };
}
