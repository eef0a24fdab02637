/** Once the page stands and has a moment; nothing that it shows waits for this. */
const AT_LEAST_MS = 800;
/** How long whoever leaves waits for it. */
const PATIENCE_MS = 5000;

function fetchWatch() {
  return import('./watch-leaving');
}

/**
 * `watchLeaving` for a page that is still being shown: what it needs comes a moment later, or at once when somebody leaves before
 * that. They wait for it, and however often they press, they leave once. Should it not come, they leave without it: then the page
 * itself asks about what it has not saved, and what is kept on the device stays there, hidden, until the same person returns.
 */
export function watchLeavingLate(page: Document): () => void {
  let endWatch = () => {};
  let hasEnded = false;
  let fetching: Promise<void> | null = null;
  /** The form by which somebody is leaving, and whether it may go as it is. */
  let held: HTMLFormElement | null = null;
  let mayGo = false;
  // One that does not come is fetched again when the line is back, when the page is looked at, and when somebody leaves.
  const tryToBegin = () => void begin().catch(() => {});
  const timer = setTimeout(tryToBegin, AT_LEAST_MS);
  addEventListener('online', tryToBegin);
  page.addEventListener('visibilitychange', tryToBegin);

  function begin(): Promise<void> {
    fetching ??= fetchWatch().then(
      ({ watchLeaving }) => {
        if (hasEnded) return;
        endWatch = watchLeaving(page);
        if (held === null) endHold();
      },
      (trouble) => {
        fetching = null;
        throw trouble;
      },
    );
    return fetching;
  }

  function hold(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.leaves === undefined) return;
    if (held === form && mayGo) return;
    const { submitter } = event;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held !== null) return;
    held = form;
    void Promise.race([begin(), patience()]).then(
      // A form whose sending is still under way does not hear of another: that ends first.
      () => setTimeout(() => handOver(form, submitter)),
      () => leaveWithout(form, submitter),
    );
  }

  /** Lets the watch, which has come, ask and send; from now on it hears every press. */
  function handOver(form: HTMLFormElement, submitter: HTMLElement | null): void {
    endHold();
    held = null;
    form.requestSubmit(submitter);
  }

  function leaveWithout(form: HTMLFormElement, submitter: HTMLElement | null): void {
    if (form.dataset.mayBeRefused === undefined) {
      addEventListener('pagehide', () => clearTab(), { once: true });
    }
    mayGo = true;
    form.requestSubmit(submitter);
    mayGo = false;
    // Whoever stays after all, or was refused, may press again.
    setTimeout(() => {
      held = null;
    }, PATIENCE_MS);
  }

  function endHold(): void {
    page.removeEventListener('submit', hold, { capture: true });
  }

  page.addEventListener('submit', hold, { capture: true });
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    removeEventListener('online', tryToBegin);
    page.removeEventListener('visibilitychange', tryToBegin);
    endHold();
    endWatch();
  };
}

function patience(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, PATIENCE_MS);
  });
}

function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that refuses its storage holds nothing.
  }
}
