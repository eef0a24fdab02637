import { type DeviceStorage, keyHere } from './page-device-shelf';

/** The browser's localStorage; null when access is denied. */
export function deviceStorage(): DeviceStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Calls back when another tab changes a character on this device. */
export function watchHere(id: string, changed: () => void): () => void {
  const storage = deviceStorage();
  const leaving = new AbortController();
  const own = storage === null ? '' : keyHere(storage, id);
  addEventListener('storage', ({ key }) => key === own && changed(), { signal: leaving.signal });
  return () => leaving.abort();
}
