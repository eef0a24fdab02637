import type { Restored } from '~/maps/file/restore-map';

/** The message when the map reader cannot be loaded while offline. */
const NOT_FETCHED =
  'Part of this page could not load; nothing was changed. Try again when you are back online.';

/** Loads the map reader when needed, or in advance. */
export function fetchRestoring() {
  return import('~/maps/file/restore-map');
}

/** `restoreMap` for the page, loaded lazily; `isLost` means that loading failed, not that the map is invalid. */
export async function restoreLate(source: unknown): Promise<Restored & { isLost?: true }> {
  const restoring = await fetchRestoring().catch(() => null);
  if (restoring === null) return { ok: false, problem: NOT_FETCHED, isLost: true };
  return restoring.restoreMap(source);
}
