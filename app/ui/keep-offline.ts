/** A page's message to the service worker: the paths of the records to cache for offline use. */
export type KeepRecords = { keepRecords: readonly string[] };

/** The most records that a device caches; the first ones count. */
export const MOST_KEPT_RECORDS = 230;

/**
 * Asks the service worker to cache exactly these records, the most wanted first, as an anonymous visitor sees them.
 * Does nothing without a service worker, or when the browser is saving data.
 */
export async function keepRecordsOffline(paths: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const message: KeepRecords = { keepRecords: paths.slice(0, MOST_KEPT_RECORDS) };
  active?.postMessage(message);
}
