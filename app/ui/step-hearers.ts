/** The state of a browser history entry: the router's key of its page, and what was opened in front of it. */
export type HistoryEntry = ({ key?: string } & Record<string, unknown>) | null;

/** The registered listeners; each returns whether the step stayed on its page. */
const hearers = new Set<(entry: HistoryEntry) => boolean>();

function handleStep(event: PopStateEvent): void {
  // Call all listeners before stopping the event: a step within a page must not reach the router, which would load the
  // page's data again.
  const within = [...hearers].filter((hear) => hear(event.state)).length > 0;
  if (within) event.stopImmediatePropagation();
}

/**
 * Starts listening, once and before the router does: a browser calls the window's listeners in the order in which they
 * were added, whether capturing or not.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', handleStep, { capture: true });
}

/**
 * Calls `hear` on every step back or forward in the history; it returns whether the step stayed on its page. Returns a
 * function that stops this.
 */
export function hearSteps(hear: (entry: HistoryEntry) => boolean): () => void {
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
  };
}

/** The router's key of an entry's page; a page's first entry has the key "default", which is not stored. */
export function pageKeyOf(entry: HistoryEntry): string {
  return entry?.key ?? 'default';
}
