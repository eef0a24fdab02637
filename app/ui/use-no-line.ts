import { useSyncExternalStore } from 'react';

function watch(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser knows that it has no line; a page of the server has one. */
export function useNoLine(): boolean {
  return useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  );
}
