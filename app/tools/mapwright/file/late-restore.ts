import type { Restored } from './restore-map';

/** Said where a map cannot be read for want of a line. */
const NOT_FETCHED =
  'Part of this page could not load; nothing was changed. Try again when you are back online.';

/** What reads maps comes when it is first needed, or ahead of that. */
export function fetchRestoring() {
  return import('./restore-map');
}

/** `restoreMap` for the page, which does without it at first; `isLost` says that the line dropped, and nothing of the map. */
export async function restoreLate(source: unknown): Promise<Restored & { isLost?: true }> {
  const restoring = await fetchRestoring().catch(() => null);
  if (restoring === null) return { ok: false, problem: NOT_FETCHED, isLost: true };
  return restoring.restoreMap(source);
}
