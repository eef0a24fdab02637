import { startTransition, useEffect, useState } from 'react';

/** Whether this page has been hydrated: what is rendered afterwards need not be like the server's. */
let isPageHydrated = false;

/** Whether scripts run: false on the server and while hydrating, true soon after, in a render that presses interrupt. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isPageHydrated);
  useEffect(() => {
    isPageHydrated = true;
    // In slices: as one task it would take a third of a second on a slow phone.
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
