import { lazy, Suspense, useState } from 'react';
import layout from '~/ui/layout.module.css';
import type { ComingTool } from './coming-tool';
import type { ToolState } from './tool';

function makeScreen() {
  return lazy(() => import('./coming-screen'));
}

/** One for a browser's whole visit, so that it is waited for once. */
const screenOfVisit = import.meta.env.SSR ? null : makeScreen();

/** On the server each page waits for a screen of its own: what another request has begun might never end. */
function useScreen() {
  const [screen] = useState(() => screenOfVisit ?? makeScreen());
  return screen;
}

/** The screen of a tool that is being forged; it arrives by itself, after 'Loading…' [specification 2]. */
export function LazyComing({ coming, state }: { coming: ComingTool; state: ToolState }) {
  const ComingScreen = useScreen();
  return (
    <Suspense
      fallback={
        <main id="main" className={layout.page}>
          <p role="status">Loading…</p>
        </main>
      }
    >
      <ComingScreen coming={coming} state={state} />
    </Suspense>
  );
}
