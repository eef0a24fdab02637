import { useEffect } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import type { CommandedPage } from './lookup-command-table';

/** Loaded lazily, because most users do not use the keyboard commands and their palette. */
function fetchCommands() {
  return import('./lookup-commands');
}

/** The keyboard commands of a page, loaded after hydration; `className` reserves their space. */
export function Commands({ of, className }: { of: CommandedPage; className?: string | undefined }) {
  const [late, again] = useLatePart(fetchCommands, useHydrated());
  const isLost = late.is === 'lost';
  // Retried automatically when back online, because the user did not request the commands.
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
