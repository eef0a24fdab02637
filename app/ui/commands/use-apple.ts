import { useSyncExternalStore } from 'react';

/** Whether this device has ⌘ where others have Ctrl. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad|iPod/.test(navigator.platform);
}

function subscribe(): () => void {
  return () => {};
}

/** The same for rendering: false on the server and while hydrating. */
export function useApple(): boolean {
  return useSyncExternalStore(subscribe, isApple, () => false);
}
