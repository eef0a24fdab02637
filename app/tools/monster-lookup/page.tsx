import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
} from '@remix-run/react';
import { useEffect, useMemo, useRef } from 'react';
import { shownEdition } from '~/compendium/search/edition-param';
import { cursorBefore } from '~/compendium/search/page-before.server';
import { fitting, listSearch, ROWS, searchText } from '~/compendium/search/search-address';
import { paths } from '~/paths';
import { readPreferences } from '~/platform/preferences';
import { Foot } from '~/ui/foot';
import type { FrameHandle } from '~/ui/frame-handle';
import { isLineLost } from '~/ui/line-lost';
import { RESET } from '~/ui/names';
import { pageMeta, shareCard } from '~/ui/page-meta';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { ActiveChips } from './active-chips';
import { activeFilters } from './active-filters';
import { Commands } from './commands';
import { countWords, showWords } from './count-words';
import { elsewhere, widerLinks } from './elsewhere';
import { filterGroups } from './filters';
import { FoundBar } from './found-bar';
import { holdingsOf } from './holdings.server';
import { createKeptResults } from './kept-results';
import { LateTray } from './late-tray';
import { ListBeside } from './list-beside';
import styles from './lookup.module.css';
import { packResults, unpackResults } from './packed-results';
import { ReadAsChips } from './read-as-chips';
import { Results } from './results';
import { sayProblem } from './say-problem';
import { SearchForm } from './search-form';
import { useFilterSheet } from './use-filter-sheet';
import { useLiveSearch } from './use-live-search';
import { useResultKeys } from './use-result-keys';
import { useShownMonster } from './use-shown-monster';
import { useSoleResult } from './use-sole-result';
import { searchesFor } from './whose.server';

export const handle: FrameHandle = { title: 'Monster Lookup', to: paths.monsterLookup() };

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: 'Monster Lookup',
    description:
      'Find any monster of the SRD in two keystrokes, filter by every line of its statblock, and roll its numbers with one press. 5E compatible.',
    path: paths.monsterLookup(),
    ...shareCard('monster-lookup'),
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, clock } = context.services;
  const now = clock.now();
  const asked = new URL(request.url).searchParams;
  const asSent = new URLSearchParams(asked);
  // Without scripts, a form also submits its empty fields.
  const tidy = searchText(fitting(asked));
  if (tidy !== searchText(asked) || [...asked.values()].some((value) => value.trim() === '')) {
    throw redirect(paths.monsterLookup(tidy));
  }
  if (!asked.get('limit')) asked.set('limit', String(ROWS));
  const edition = shownEdition(asked, readPreferences(request.headers).edition);
  if (edition !== null) asked.set('edition', edition);
  const { ownerId, read, search } = await searchesFor(context);
  const { reading, name, readAs } = await read(asked);
  const places = reading.ok ? await elsewhere(asked, edition, read) : null;
  const [holdings, page, inEdition, inSources, before] = await Promise.all([
    holdingsOf(db, now),
    reading.ok ? search(reading.query) : null,
    places?.edition ? search(places.edition) : null,
    places?.sources ? search(places.sources) : null,
    reading.ok ? cursorBefore(db, reading.query, ownerId) : null,
  ]);
  const here = page ?? { count: 0, more: false, corrected: null };
  const shown = {
    ...holdings,
    // The words searched as a name, and the meaning of the others.
    name,
    readAs,
    // Joined to one text: the router's serialisation costs a number for each array entry.
    types: holdings.types.join(),
    // With only one source there is nothing to choose.
    sources: holdings.sources.length > 1 ? holdings.sources : [],
    problem: reading.ok ? null : { problem: reading.problem, params: reading.params },
    edition,
    count: here.count,
    more: here.more,
    // Shows that a monster may exist in another book.
    wider: widerLinks(asSent, edition, here, { edition: inEdition, sources: inSources }),
    cursor: page?.cursor ?? null,
    before,
    corrected: here.corrected,
    packed: packResults(page?.items ?? []),
  };
  return data(shown, { status: reading.ok ? 200 : 400 });
}

type Found = Awaited<ReturnType<typeof loader>>['data'];

const kept = createKeptResults<Found>();

/** While offline, the last results stay, so that neither they nor the typed text are lost. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return { ...((await serverLoader<typeof loader>()) as Found), isOld: false };
  } catch (error) {
    const restored = isLineLost(error)
      ? kept.restore(listSearch(new URL(request.url).search))
      : null;
    if (restored === null) throw error;
    return { ...restored.found, isOld: restored.isOld };
  }
}

/** Selecting another monster beside the list does not reload the list. */
export function shouldRevalidate({
  currentUrl: { search: before },
  nextUrl: { search: next },
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (before === next || listSearch(before) !== listSearch(next));
}

export default function MonsterLookupPage() {
  const found = useLoaderData<typeof loader | typeof clientLoader>();
  // Server-rendered results did not pass through the client loader.
  const isOld = 'isOld' in found && found.isOld;
  const { search } = useLocation();
  useEffect(() => {
    if (!isOld) kept.keep(listSearch(search), found);
  }, [search, found, isOld]);
  const monsters = useMemo(() => unpackResults(found.packed), [found.packed]);
  const [params] = useSearchParams();
  const busy = useNavigation().state === 'loading';
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { handleInput, searchNow, ...live } = useLiveSearch(form, isOld);
  const openSole = useSoleResult(monsters, busy || isOld);
  const { Sheet, staysOpen, noteWay, close } = useFilterSheet(params, live);
  useResultKeys(field, table);
  useShownMonster(table);
  const groups = filterGroups({ ...found, types: found.types.split(',').filter(Boolean) });
  const filters = activeFilters(params, groups);
  // While offline, old results must not show problems of the new search.
  const wrong = isOld
    ? null
    : found.problem && {
        params: found.problem.params,
        says: sayProblem(found.problem, params, groups),
      };
  const count = countWords(found.count, found.more);
  const says = busy ? 'Searching…' : !isOld || monsters.length > 0 ? count : null;
  return (
    <main id="main" className={styles.main} data-beside={params.get('show') ? true : undefined}>
      <h1>
        <VisuallyHidden>Monster Lookup</VisuallyHidden>
      </h1>
      <SearchForm
        ref={form}
        {...{ params, groups, wrong, field, Sheet, staysOpen }}
        sheet={{
          says: busy || isOld ? 'Show monsters' : showWords(found.count, found.more),
          reset: filters.length > 0 && (
            <Link to={paths.monsterLookup('?filters=all')} replace preventScrollReset>
              {RESET}
            </Link>
          ),
          onClose: close,
          onDrawn: live.refill,
        }}
        onInput={(event) => {
          openSole(null);
          handleInput(event);
        }}
        onSend={() => openSole(searchNow())}
      />
      <ReadAsChips readAs={found.readAs} params={params} />
      <ActiveChips filters={filters} />
      <FoundBar
        {...{ params, says }}
        edition={found.edition}
        inForce={filters.length}
        wider={isOld ? [] : found.wider}
        onFilters={noteWay}
      />
      <Results
        {...{ found, monsters, params, filters, isOld, table }}
        wrong={wrong?.says ?? null}
      />
      <Commands of="list" className={styles.commands} />
      <Foot>
        <LateTray />
      </Foot>
      <ListBeside params={params} />
    </main>
  );
}
