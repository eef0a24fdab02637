import { lazy, Suspense, useState } from 'react';
import type { ToolState } from '~/catalogue/tool';
import layout from '~/ui/layout.module.css';
import type { SimulatorFacts } from '../play/simulator.server';

function makeScreen() {
  return lazy(() => import('./simulator-screen'));
}

/** One for a browser's whole visit; on the server each page waits for its own. */
const screenOfVisit = import.meta.env.SSR ? null : makeScreen();

/** The simulator's screen; it arrives by itself, after 'Loading…' [specification 2]. */
export function LazySimulator(props: { facts: SimulatorFacts; state: ToolState }) {
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
