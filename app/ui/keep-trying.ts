/** Calls `attempt` after so many milliseconds, and again whenever the line is back or the page is looked at; returns what ends that. */
export function keepTrying(page: Document, attempt: () => void, afterMs: number): () => void {
  const timer = setTimeout(attempt, afterMs);
  addEventListener('online', attempt);
  page.addEventListener('visibilitychange', attempt);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', attempt);
    page.removeEventListener('visibilitychange', attempt);
  };
}
