/** Once the page stands and has a moment; nothing that it shows waits for this. */
const AT_LEAST_MS = 800;

function fetchWatch() {
  return import('./watch-leaving');
}

/**
 * `watchLeaving` for a page that is still being shown: what it needs comes a moment later, or at once when somebody leaves before
 * that. They wait for it; should it not come, the page is asked for again instead, and nobody has left.
 */
export function watchLeavingLate(page: Document): () => void {
  let endWatch = () => {};
  let hasEnded = false;
  let fetching: Promise<void> | null = null;
  // One that does not come is fetched again when the line is back, when the page is looked at, and when somebody leaves.
  const tryToBegin = () => void begin().catch(() => {});
  const timer = setTimeout(tryToBegin, AT_LEAST_MS);
  addEventListener('online', tryToBegin);
  page.addEventListener('visibilitychange', tryToBegin);

  function begin(): Promise<void> {
    fetching ??= fetchWatch().then(
      ({ watchLeaving }) => {
        page.removeEventListener('submit', hold, { capture: true });
        if (!hasEnded) endWatch = watchLeaving(page);
      },
      () => {
        fetching = null;
        throw new Error('What watches over leaving could not be fetched.');
      },
    );
    return fetching;
  }

  function hold(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.leaves === undefined) return;
    const { submitter } = event;
    event.preventDefault();
    event.stopPropagation();
    begin().then(
      // A form whose sending is still under way does not hear of another: that ends first.
      () => setTimeout(() => form.requestSubmit(submitter)),
      () => location.reload(),
    );
  }

  page.addEventListener('submit', hold, { capture: true });
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    removeEventListener('online', tryToBegin);
    page.removeEventListener('visibilitychange', tryToBegin);
    page.removeEventListener('submit', hold, { capture: true });
    endWatch();
  };
}
