import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { withBack } from '~/catalogue/way-back';
import { paths } from '~/paths';
import { spellPaths } from '~/spell-paths';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import type { PlainHandle } from '~/ui/plain-page';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './search/search.module.css';
import { searchAsked } from './search/search-asked.server';
import { SearchField } from './search/search-field';

export const handle: FrameHandle & PlainHandle = {
  title: 'Search',
  to: paths.search(),
  open: true,
  hydrate: false,
};

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Search',
    description: 'Monsters, spells, rules, equipment and your own things, in one search.',
    path: paths.search(),
  }),
  { name: 'robots', content: 'noindex' },
];

/** One search over monsters, spells, rules, tools and the user's own things; open to everyone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return searchAsked(request, context);
}

export default function SearchPage() {
  const { text, groups } = useLoaderData<typeof loader>();
  const here = paths.search(`?${new URLSearchParams({ q: text })}`);
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <h1>
        <VisuallyHidden>Search</VisuallyHidden>
      </h1>
      <SearchField text={text} focused={text === ''} />
      {text !== '' && groups.length === 0 && (
        <EmptyState title={`Nothing is called “${text}”.`}>
          <p>Try fewer letters, or say what a spell does: “breathe underwater”.</p>
        </EmptyState>
      )}
      <div className={styles.groups}>
        {groups.map(({ title, things, all }) => (
          <section key={title} className={styles.group} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {things.map(({ to, name, says, shows }) => (
                <li key={to}>
                  <Link to={leadsBack(to) ? withBack(to, here) : to} discover="none">
                    {name}
                  </Link>
                  <span>{shows && isHere(to) ? `${says} · ${shows}` : says}</span>
                </li>
              ))}
            </ul>
            {all && (
              <p>
                <Link to={all.to} discover="none">
                  {all.says}
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </main>
  );
}

/** What has no page of its own is shown whole here. */
function isHere(to: string): boolean {
  return to.startsWith(paths.search());
}

/** Records, whose pages have a link back to the list or to where one came from. */
function leadsBack(to: string): boolean {
  return to.startsWith(paths.monsterLookup()) || to.startsWith(spellPaths.lookup());
}
