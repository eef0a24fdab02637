import { useEffect } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import type { CommandedPage } from './lookup-command-table';

/** The commands with their keys and their palette: most who look something up use none of them. */
function fetchCommands() {
  return import('./lookup-commands');
}

/** The commands of a page, which come when it is awake; `className` keeps their place. */
export function Commands({ of, className }: { of: CommandedPage; className?: string | undefined }) {
  const [late, again] = useLatePart(fetchCommands, useHydrated());
  const isLost = late.is === 'lost';
  // Nobody asked for them, so nobody asks again: they come when the line is back.
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isLost, again]);
  return (
    <div className={className} data-print="no">
      {late.is === 'here' && <late.part.default of={of} />}
    </div>
  );
}
