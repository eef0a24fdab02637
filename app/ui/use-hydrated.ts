import { useSyncExternalStore } from 'react';

function subscribe(): () => void {
  return () => {};
}

/** Whether scripts run: false on the server and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
