/**
 * Calls `attempt` after this many milliseconds, and again whenever the device comes online or the page becomes visible
 * or hidden; returns a function that stops this.
 */
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
