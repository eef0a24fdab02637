import { Link, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { carriedSearch, searchText } from '~/compendium/search/search-address';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { TRY_AGAIN } from '~/ui/names';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { PaneFrame } from './pane-frame';
import { isWide, useWide } from './use-wide';

/** The statblock's code is loaded when the first monster is selected. */
function fetchPane() {
  return import('./list-pane');
}

/** The selected monster beside the list on a wide screen; otherwise a link to its page. */
export function ListBeside({ params }: { params: URLSearchParams }) {
  const shown = params.get('show') || null;
  const wide = useWide();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [late, again] = useLatePart(fetchPane, wide && shown !== null);
  const search = carriedSearch(params);
  const isLost = late.is === 'lost';
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isLost, again]);
  const isNew = useRef(true);
  useEffect(() => {
    if (!hydrated || !isNew.current) return;
    isNew.current = false;
    // Opened on a phone, a URL with a selected monster shows that monster's page instead of the list.
    if (shown !== null && !isWide())
      navigate(paths.monster({ id: shown }, search), { replace: true });
  }, [hydrated, shown, search, navigate]);
  if (shown === null) return null;
  if (wide && late.is === 'here') {
    return <late.part.default id={shown} search={search} closed={closedAddress(params)} />;
  }
  const way = <Link to={paths.monster({ id: shown }, search)}>Open this monster’s page</Link>;
  if (!wide || !isLost) return <p>{way}</p>;
  return (
    <PaneFrame>
      <p role="alert">
        Offline. The statblock could not be loaded; it will load when you are back online.
      </p>
      <p>{way}</p>
      <Button type="button" kind="quiet" compact onClick={again}>
        {TRY_AGAIN}
      </Button>
    </PaneFrame>
  );
}

function closedAddress(params: URLSearchParams): string {
  const closed = new URLSearchParams(params);
  closed.delete('show');
  return paths.monsterLookup(searchText(closed));
}
