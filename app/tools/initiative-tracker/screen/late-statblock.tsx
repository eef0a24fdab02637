import { lazy, memo, Suspense } from 'react';
import { type Beside, BesideStatblock } from './beside-statblock';

function Lost() {
  return (
    <p role="status">
      This statblock could not be loaded. Open the page again when the line is back.
    </p>
  );
}

/** In a browser it comes after the page; the server writes it at once, and what it wrote stays until then. */
const Statblock = import.meta.env.SSR
  ? BesideStatblock
  : lazy(() =>
      import('./beside-statblock').then(
        (part) => ({ default: part.BesideStatblock }),
        () => ({ default: Lost }),
      ),
    );

/** The statblock of whoever is open, which no first press waits for. */
export const LateStatblock = memo(function LateStatblock(props: Beside['statblock']) {
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <Statblock {...props} />
    </Suspense>
  );
});
