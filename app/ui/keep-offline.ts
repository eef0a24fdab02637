/** What a page tells the service worker: the records that this device is to hold for when there is no line, by their paths. */
export type KeepRecords = { keepRecords: readonly string[] };

/** Records that a device holds at most; the first ones count. */
export const MOST_KEPT_RECORDS = 230;

/**
 * Asks the service worker to hold exactly these records, the most wanted first, as a stranger sees them. Where none works,
 * because the browser has none or is to spare the line, nothing happens.
 */
export async function keepRecordsOffline(paths: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const message: KeepRecords = { keepRecords: paths.slice(0, MOST_KEPT_RECORDS) };
  active?.postMessage(message);
}
