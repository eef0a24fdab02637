import { useNavigate } from '@remix-run/react';
import { useRef } from 'react';
import { ALL_FILTERS, listSearch, withFilters } from '~/compendium/search/search-address';
import { paths } from '~/paths';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import type { useLiveSearch } from './use-live-search';
import { useRail } from './use-wide';

/** The sheet is loaded after hydration, when there is no rail. */
function fetchSheet() {
  return import('~/ui/filter-sheet');
}

/**
 * The sheet for the filters on a screen without room for the rail; null while not needed. The URL opens it, so that
 * Back closes it. `close` applies the form's current values, which may be newer than the URL.
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
    // If nothing changed, goes back; otherwise replaces the history entry with the new search.
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
    /** Whether changing a filter keeps the filters open: in the sheet, and while it is loading. */
    staysOpen: Sheet !== null || (isWanted && late.is === 'coming'),
    /** Notes the current search when the sheet is opened. */
    noteWay: () => {
      before.current = listSearch(asksFor());
    },
    close,
  };
}
