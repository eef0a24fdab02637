/** What an entry of the browser's history holds: the router's own key of its page, and what was opened in front of it. */
export type HistoryEntry = ({ key?: string } & Record<string, unknown>) | null;

/** Everyone who hears of a step; each says whether it stayed on its page. */
const hearers = new Set<(entry: HistoryEntry) => boolean>();

function handleStep(event: PopStateEvent): void {
  // All hear it before the router is kept out: a step within a page is no business of the router, which would ask anew.
  const within = [...hearers].filter((hear) => hear(event.state)).length > 0;
  if (within) event.stopImmediatePropagation();
}

/**
 * Begins to listen, once and before the router does: of several listeners on the window a browser calls the earliest first,
 * whatever they say of capturing.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', handleStep, { capture: true });
}

/** Tells of every step back or forth until the answer is called; `hear` says whether the step stayed on its page. */
export function hearSteps(hear: (entry: HistoryEntry) => boolean): () => void {
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
  };
}

/** The router's key of an entry's page; it names a page's first entry "default" without writing it down. */
export function pageKeyOf(entry: HistoryEntry): string {
  return entry?.key ?? 'default';
}
