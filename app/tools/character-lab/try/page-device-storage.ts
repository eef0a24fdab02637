import { type DeviceStorage, keyHere } from './page-device-shelf';

/** The browser's localStorage; null when access is denied. */
export function deviceStorage(): DeviceStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Calls back when another tab changes a character on this device, or when the page is shown again by the back button. */
export function watchHere(id: string, changed: () => void): () => void {
  const storage = deviceStorage();
  const own = storage === null ? '' : keyHere(storage, id);
  return watchKeys((key) => key === own, changed);
}

/** The same for all characters on this device. */
export function watchAllHere(changed: () => void): () => void {
  const storage = deviceStorage();
  const prefix = storage === null ? '' : keyHere(storage, '');
  return watchKeys((key) => key.startsWith(prefix), changed);
}

function watchKeys(isOurs: (key: string) => boolean, changed: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  // Without a key all of it was cleared.
  addEventListener('storage', ({ key }) => (key === null || isOurs(key)) && changed(), { signal });
  // Such a page was asleep, and heard of nothing.
  addEventListener('pageshow', ({ persisted }) => persisted && changed(), { signal });
  return () => leaving.abort();
}
