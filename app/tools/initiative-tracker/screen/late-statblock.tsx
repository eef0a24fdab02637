import { memo, useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { AsWritten } from './as-written';
import { type Beside, BesideStatblock } from './beside-statblock';

function fetchStatblock() {
  return import('./beside-statblock');
}

/** The statblock of the open combatant, loaded after hydration; until then the server's rendering stays. */
export const LateStatblock = memo(function LateStatblock(props: Beside['statblock']) {
  const hydrated = useHydrated();
  const [late] = useLatePart(fetchStatblock, hydrated);
  const [written] = useState(hydrated ? null : props.id);
  if (import.meta.env.SSR) {
    return (
      <div>
        <BesideStatblock {...props} />
      </div>
    );
  }
  switch (late.is) {
    case 'here':
      return <late.part.BesideStatblock {...props} />;
    case 'lost':
      return (
        <p role="status">
          This statblock could not be loaded. Open the page again when you are back online.
        </p>
      );
    case 'coming':
      return written === props.id ? <AsWritten /> : <p role="status">Loading…</p>;
  }
});
