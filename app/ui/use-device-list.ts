import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** A list stored on this device: its key, the most entries, and how to validate a stored entry. */
export type DeviceList<T> = {
  key: string;
  most: number;
  restore: (value: unknown) => T | null;
};

/**
 * Changes a list based on what it contains now, which another tab may have written; false when the change could not be
 * stored.
 */
export type Change<T> = (next: (entries: readonly T[]) => readonly T[]) => boolean;

const CHANGED = 'device-list-changed';

/** A list stored on this device, the same in all its tabs; empty on the server and where storage is refused. */
export function useDeviceList<T>(list: DeviceList<T>): [entries: readonly T[], change: Change<T>] {
  const text = useSyncExternalStore(
    subscribe,
    () => storedText(list.key),
    () => null,
  );
  const entries = useMemo(() => restoreList(list, text), [list, text]);
  const change: Change<T> = useCallback(
    (next) => {
      let isKept = true;
      try {
        const held = restoreList(list, storedText(list.key));
        localStorage.setItem(list.key, JSON.stringify(next(held).slice(0, list.most)));
      } catch {
        // Storage is full or refused: the page works without storing.
        isKept = false;
      }
      window.dispatchEvent(new Event(CHANGED));
      return isKept;
    },
    [list],
  );
  return [entries, change];
}

/** The entries in a stored text; invalid ones are left out. */
export function restoreList<T>(list: DeviceList<T>, text: string | null): readonly T[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored
      .slice(0, list.most)
      .map(list.restore)
      .filter((entry) => entry !== null);
  } catch {
    return [];
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener(CHANGED, changed);
  };
}
