import { lazy, Suspense, useState } from 'react';
import layout from '~/ui/layout.module.css';
import type { ShelfScreenProps } from './shelf-screen';

function makeScreen() {
  return lazy(() => import('./shelf-screen'));
}

/** One for a browser's whole visit; on the server each page waits for its own. */
const screenOfVisit = import.meta.env.SSR ? null : makeScreen();

/** The lab's first screen; it arrives by itself, after 'Loading…' [specification 2]. */
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
