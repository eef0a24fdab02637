import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { Link, useLoaderData, useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { shownEdition } from '~/compendium/search/edition-param';
import { EditionSwitch } from '~/compendium/search/edition-switch';
import { fitting, ROWS, searchText, withFilters } from '~/compendium/search/search-address';
import { readPreferences } from '~/platform/preferences';
import { spellPaths } from '~/spell-paths';
import { Count } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { Chip } from '~/ui/chip';
import type { FrameHandle } from '~/ui/frame-handle';
import { pageMeta } from '~/ui/page-meta';
import type { PlainHandle } from '~/ui/plain-page';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { keeperOf } from './book/book-intents.server';
import { filtersInForce } from './search/filters-in-force';
import { Found } from './search/found';
import { lookUp } from './search/look-up.server';
import script from './search/page-script.ts?plain';
import { SearchForm } from './search/search-form';
import styles from './search/search-page.module.css';
import { watchSearch } from './search/watch-search';
import { countWords, showWords } from './spell-words';

export const handle: FrameHandle & PlainHandle = {
  title: 'Spell Lookup',
  to: spellPaths.lookup(),
  hydrate: false,
  script,
};

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Spell Lookup',
    description:
      'Find any spell of both editions by class, level, save, area or components, and print it as a card. 5E compatible.',
    path: spellPaths.lookup(),
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const userId = await keeperOf(context);
  const asked = new URL(request.url).searchParams;
  // Without scripts, a form also submits its empty fields.
  const tidy = searchText(fitting(asked));
  if (tidy !== searchText(asked) || [...asked.values()].some((value) => value.trim() === '')) {
    throw redirect(spellPaths.lookup(tidy));
  }
  if (!asked.get('limit')) asked.set('limit', String(ROWS));
  const edition = shownEdition(asked, readPreferences(request.headers).edition);
  if (edition !== null) asked.set('edition', edition);
  const { db } = context.services;
  const found = await lookUp(db, asked, { edition, userId });
  return data({ ...found, edition }, { status: found.problem === null ? 200 : 400 });
}

/** The page of the spell lookup: search by name and filters. */
export default function SpellLookupPage() {
  const found = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // When React is hydrated, navigation must go through its router, so that its DOM is not replaced.
  useEffect(
    () =>
      watchSearch(document, (search) =>
        navigate(spellPaths.lookup(search), { replace: true, preventScrollReset: true }),
      ),
    [navigate],
  );
  const inForce = filtersInForce(params, found.book?.name ?? null);
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <h1>
        <VisuallyHidden>Spell Lookup</VisuallyHidden>
      </h1>
      <SearchForm
        params={params}
        books={found.books}
        wrong={found.problem === null ? null : { says: found.problem, params: found.wrong }}
        says={found.problem === null ? showWords(found.count, found.more) : 'Show spells'}
      />
      <div data-live="chips">
        {inForce.length > 0 && (
          <ul className={styles.chips} aria-label="Active filters" data-print="no">
            {inForce.map(({ says, without }) => (
              <li key={says}>
                <Chip
                  removeTo={spellPaths.lookup(without)}
                  removeLabel={`Remove the filter ${says}`}
                >
                  {says}
                </Chip>
              </li>
            ))}
            <li>
              <Link to={spellPaths.lookup()}>Reset</Link>
            </li>
          </ul>
        )}
      </div>
      <div className={styles.bar}>
        <LinkButton
          kind="quiet"
          icon="filter"
          className={styles.ways}
          to={spellPaths.lookup(withFilters(params, true))}
          rel="nofollow"
          data-filters
        >
          Filters{' '}
          <span data-live="in-force">
            {inForce.length > 0 && <Count value={inForce.length} of="active" />}
          </span>
        </LinkButton>
        <div data-live="editions">
          <EditionSwitch chosen={found.edition} list={spellPaths.lookup(searchText(params))} />
        </div>
        <p className={styles.count}>
          <span role="status" data-live="count">
            {found.problem === null ? countWords(found.count, found.more) : ''}
          </span>
          <span data-live="wider">
            {found.wider && (
              <Link to={spellPaths.lookup(found.wider.search)} preventScrollReset>
                {found.wider.says}
              </Link>
            )}
          </span>
        </p>
        <p className={styles.links} data-print="no">
          <Link to={spellPaths.books()}>Spellbooks</Link>
          <Link to={spellPaths.classList()}>Class lists</Link>
          <Link to={spellPaths.randomBook()}>Random book</Link>
        </p>
      </div>
      <div className={styles.found} data-live="found">
        <Found {...{ found, params, inForce }} />
      </div>
    </main>
  );
}
