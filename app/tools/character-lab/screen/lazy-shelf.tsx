import { lazy, Suspense, useState } from 'react';
import layout from '~/ui/layout.module.css';
import type { ShelfScreenProps } from './shelf-screen';

function makeScreen() {
  return lazy(() => import('./shelf-screen'));
}

/** Created once per browser session; on the server, once per page. */
const screenOfVisit = import.meta.env.SSR ? null : makeScreen();

/** The first screen of the lab, loaded lazily with 'Loading…' as fallback [specification 2]. */
export function LazyShelf(props: ShelfScreenProps) {
  const [Screen] = useState(() => screenOfVisit ?? makeScreen());
  return (
    <Suspense
      fallback={
        <main id="main" className={layout.page}>
          <p role="status">Loading…</p>
        </main>
      }
    >
      <Screen {...props} />
    </Suspense>
  );
}
