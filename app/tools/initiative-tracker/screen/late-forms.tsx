import { lazy, Suspense } from 'react';
import type { Combatant } from '~/fights/log/state';
import { PortraitForm } from './portrait-form';
import { TableForm } from './table-form';

function Lost() {
  return <p role="status">This could not be loaded. Open the page again when the line is back.</p>;
}

/** In a browser they come after the page; the server writes them at once, and what it wrote stays until then. */
const Table = import.meta.env.SSR
  ? TableForm
  : lazy(() =>
      import('./table-form').then(
        (part) => ({ default: part.TableForm }),
        () => ({ default: Lost }),
      ),
    );
const Portrait = import.meta.env.SSR
  ? PortraitForm
  : lazy(() =>
      import('./portrait-form').then(
        (part) => ({ default: part.PortraitForm }),
        () => ({ default: Lost }),
      ),
    );

/** How this table plays, which no first press waits for. */
export function LateTable() {
  return (
    <Suspense fallback={null}>
      <Table />
    </Suspense>
  );
}

/** The choice of a portrait, which no first press waits for. */
export function LatePortrait({ one }: { one: Combatant }) {
  return (
    <Suspense fallback={null}>
      <Portrait one={one} />
    </Suspense>
  );
}
