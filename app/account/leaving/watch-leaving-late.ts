import { keepTrying } from '~/ui/keep-trying';
import { LEAVING_PLAINLY } from './leaving-marks';

/** Once the page stands and has a moment; nothing that it shows waits for this. */
const AT_LEAST_MS = 800;
/** How long whoever leaves waits for it. */
const PATIENCE_MS = 5000;

function fetchWatch() {
  return import('./watch-leaving');
}

/**
 * `watchLeaving` for a page that is still being shown: what it needs comes a moment later, or at once when somebody leaves before
 * that. They wait for it, and however often they press, they leave once. Should it not come, they are asked in one plain sentence
 * about what this device holds of theirs, and leave without it.
 */
export function watchLeavingLate(page: Document): () => void {
  let endWatch = () => {};
  let hasEnded = false;
  let fetching: Promise<void> | null = null;
  /** The form by which somebody is leaving, and whether it may go as it is. */
  let held: HTMLFormElement | null = null;
  let mayGo = false;
  // One that does not come is fetched again when the line is back, when the page is looked at, and when somebody leaves.
  const endTrying = keepTrying(page, () => void begin().catch(() => {}), AT_LEAST_MS);

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
    const drafts = draftsHere(form.dataset.leaves ?? '');
    if (drafts.length > 0 && !confirm(LEAVING_PLAINLY)) {
      held = null;
      return;
    }
    if (form.dataset.mayBeRefused === undefined) {
      addEventListener('pagehide', () => clear(drafts), { once: true });
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
    endTrying();
    endHold();
    endWatch();
  };
}

function patience(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, PATIENCE_MS);
  });
}

/** The keys of what goes when this person leaves, as `draftsOf` finds it, which has not come. */
function draftsHere(person: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => {
      const [kind, , owner = ''] = key.split(':');
      return kind === 'draft' && ['', person].includes(owner);
    });
  } catch {
    // A browser that refuses its storage holds nothing.
    return [];
  }
}

function clear(drafts: readonly string[]): void {
  try {
    sessionStorage.clear();
    for (const key of drafts) localStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage holds nothing.
  }
}
