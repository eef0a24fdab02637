import { lazy, Suspense } from 'react';
import layout from '~/ui/layout.module.css';
import type { ForgedTool } from './forged-tools';

const ForgingScreen = lazy(() => import('./forging-screen'));

/** The screen of a tool that is being forged; it arrives by itself, after 'Loading…' [specification 2]. */
export function LazyForging({ forged }: { forged: ForgedTool }) {
  return (
    <Suspense
      fallback={
        <main id="main" className={layout.page}>
          <p role="status">Loading…</p>
        </main>
      }
    >
      <ForgingScreen forged={forged} />
    </Suspense>
  );
}
