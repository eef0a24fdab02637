/**
 * Unfinished work that a tool keeps on this device begins with this word in the browser's storage, followed by the tool and
 * whose it is. Whoever signs out leaves none of it behind.
 */
export const DRAFT_PREFIX = 'draft:';

/** Forgets all unfinished work on this device. */
export function forgetDrafts(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  for (const key of keys) if (key?.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
}
