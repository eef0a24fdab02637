import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import { useReach } from '~/catalogue/use-reach';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { SEARCH } from '~/ui/names';
import { LONGEST_SEARCH } from '~/ui/picker/thing';
import { ErrorScreen } from './frame/error-screen';
import { useFrameFacts } from './frame/frame-facts';
import { LostPage } from './frame/lost-page';
import styles from './not-found.module.css';

export function loader() {
  return notFound();
}

export function action() {
  return notFound();
}

/** Never rendered: the loader throws a 404, which the boundary below shows. */
export default function NotFoundPage() {
  return null;
}

/** '404 Not Found', with the lookup's search and links to the tools. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { ways = [] } = useFrameFacts();
  const reaches = useReach();
  if (!(isRouteErrorResponse(error) && error.status === 404)) return <ErrorScreen />;
  return (
    <LostPage>
      {reaches('monster-lookup') && (
        <search>
          <form className={styles.search} action={paths.monsterLookup()} method="get">
            <label htmlFor="lost-q">If you came for a monster, look it up</label>
            <input
              id="lost-q"
              name="q"
              type="search"
              placeholder="Which monster?"
              maxLength={LONGEST_SEARCH}
              autoComplete="off"
              spellCheck={false}
            />
            <Button kind="quiet" icon="search">
              {SEARCH}
            </Button>
          </form>
        </search>
      )}
      {ways.length > 0 && (
        <nav aria-label="Tools">
          <p className={layout.soft}>Or go on from here:</p>
          <ul className={styles.ways}>
            {ways.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </LostPage>
  );
}
