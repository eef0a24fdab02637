import { lazy, Suspense, useState } from 'react';
import layout from '~/ui/layout.module.css';
import type { SimulatorScreenProps } from './simulator-screen';

function makeScreen() {
  return lazy(() => import('./simulator-screen'));
}

/** One for a browser's whole visit; on the server each page waits for its own. */
const screenOfVisit = import.meta.env.SSR ? null : makeScreen();

/** The simulator's screen; it arrives by itself, after 'Loading…' [specification 2]. */
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
