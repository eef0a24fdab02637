import { lazy, Suspense, useState } from 'react';
import layout from '~/ui/layout.module.css';
import type { SimulatorScreenProps } from './simulator-screen';

function makeScreen() {
  return lazy(() => import('./simulator-screen'));
}

/** Created once per visit in the browser; on the server once per page. */
const screenOfVisit = import.meta.env.SSR ? null : makeScreen();

/** The simulator's screen, loaded lazily with 'Loading…' as fallback [specification 2]. */
export function LazySimulator(props: SimulatorScreenProps) {
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
