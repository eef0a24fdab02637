import { Link, useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useContext, useRef } from 'react';
import { encounterPaths } from '~/encounter-paths';
import { Count } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { fillFields } from '~/ui/fill-fields';
import { RESET } from '~/ui/names';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { useScreen } from '~/ui/use-screen';
import { type Ask, askSearch, readAsk } from '../address/ask';
import type { FoundPage } from '../found';
import { points } from '../verdict-words';
import { LatestSearch } from './builder-form';
import styles from './find-creatures.module.css';

/** The query parameter that opens the filters as a sheet. */
const OPEN = 'filters';

type FilterFoldProps = {
  ask: Ask;
  found: FoundPage;
  /** The names of the fields that narrow the list. */
  inForce: readonly string[];
  children: ReactNode;
};

function fetchSheet() {
  return import('~/ui/filter-sheet');
}

/** The filters above the list: folded; on a small screen with scripts a sheet, which the URL opens. */
export function FilterFold({ ask, found, inForce, children }: FilterFoldProps) {
  const hydrated = useHydrated();
  const isSmall = useScreen('(width < 60em)') && hydrated;
  const [late] = useLatePart(fetchSheet, isSmall);
  const latest = useContext(LatestSearch);
  const isBusy = useNavigation().state === 'loading';
  const navigate = useNavigate();
  const { search: entry } = useLocation();
  const before = useRef<string | null>(null);
  if (!isSmall) {
    return (
      <details className={styles.filters} open={inForce.length > 0}>
        <summary>Filters</summary>
        {children}
      </details>
    );
  }
  /** The builder's URL with the sheet open or closed, without the named filters. */
  const search = ({ draft, rest }: Ask, isOpen: boolean, without: readonly string[] = []) => {
    const changed = new URLSearchParams(rest);
    for (const name of [OPEN, ...without]) changed.delete(name);
    if (isOpen) changed.set(OPEN, 'all');
    return encounterPaths.builder(askSearch(draft, changed));
  };
  function close() {
    const chosen = search(readAsk(new URLSearchParams(latest?.current?.search ?? '')), false);
    // If nothing changed, goes back; otherwise replaces the history entry with the new search.
    if (before.current === chosen) navigate(-1);
    else navigate(chosen, { replace: true, preventScrollReset: true });
    before.current = null;
  }
  function handleReset({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    const form = currentTarget.closest('form');
    const words = ask.rest.get('q') ?? '';
    if (form) fillFields(form, new URLSearchParams([['q', words]]));
  }
  const { count, more } = found;
  // Not before its history entry exists: a choice made in it replaces that entry. It closes at once.
  const isOpen = new URLSearchParams(entry).has(OPEN) && ask.rest.has(OPEN);
  const Sheet = late.is === 'here' && isOpen ? late.part.default : null;
  return (
    <>
      <LinkButton
        kind="quiet"
        icon="filter"
        to={search(ask, true)}
        preventScrollReset
        onClick={() => {
          before.current = search(ask, false);
        }}
      >
        Filters {inForce.length > 0 && <Count value={inForce.length} of="active" />}
      </LinkButton>
      {Sheet && (
        <Sheet
          says={isBusy ? 'Show monsters' : showWords(count, more)}
          reset={
            inForce.length > 0 && (
              <Link
                to={search(ask, true, inForce)}
                replace
                preventScrollReset
                onClick={handleReset}
              >
                {RESET}
              </Link>
            )
          }
          onClose={close}
        >
          {children}
        </Sheet>
      )}
    </>
  );
}

/** The label of the button that closes the sheet: "Show 12 monsters". */
function showWords(count: number, more: boolean): string {
  if (count === 0) return 'No matches';
  return `Show ${points(count)}${more ? '+' : ''} ${count === 1 ? 'monster' : 'monsters'}`;
}
