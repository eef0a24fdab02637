import { useSyncExternalStore } from 'react';

/** Whether this device has ⌘ where others have Ctrl. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad|iPod/.test(navigator.platform);
}

function subscribe(): () => void {
  return () => {};
}

/** The same for what is drawn: as if not, on the server and in the first picture of a page. */
export function useApple(): boolean {
  return useSyncExternalStore(subscribe, isApple, () => false);
}
