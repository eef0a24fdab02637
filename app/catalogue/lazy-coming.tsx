import { lazy, Suspense } from 'react';
import layout from '~/ui/layout.module.css';
import type { ComingTool } from './coming-tool';
import type { ToolState } from './tool';

const ComingScreen = lazy(() => import('./coming-screen'));

/** The screen of a tool that is being forged; it arrives by itself, after 'Loading…' [specification 2]. */
export function LazyComing({ coming, state }: { coming: ComingTool; state: ToolState }) {
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
