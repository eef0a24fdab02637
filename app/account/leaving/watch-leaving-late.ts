import { keepTrying } from '~/ui/keep-trying';
import { LEAVING_PLAINLY } from './leaving-marks';

/** Loaded once the page is shown and idle: nothing visible depends on it. */
const AT_LEAST_MS = 800;
/** How long signing out waits for the script. */
const PATIENCE_MS = 5000;

function fetchWatch() {
  return import('./watch-leaving');
}

/**
 * `watchLeaving`, with its script loaded a moment after the page, or at once when the user signs out before that. The
 * sign-out then waits for the script, and repeated presses count once. If the script cannot be loaded, a plain confirm
 * asks about this device's drafts, and the sign-out goes on without it.
 */
export function watchLeavingLate(page: Document): () => void {
  let endWatch = () => {};
  let hasEnded = false;
  let fetching: Promise<void> | null = null;
  /** The sign-out form being held back, and whether it may be submitted as it is. */
  let held: HTMLFormElement | null = null;
  let mayGo = false;
  // After a failure, load the script again when the device is online, when the page becomes visible, and when the user
  // signs out.
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
      // A form cannot be submitted again during its own submit event: let that end first.
      () => setTimeout(() => handOver(form, submitter)),
      () => leaveWithout(form, submitter),
    );
  }

  /** Submits the form again for the loaded `watchLeaving`, which handles every submit from now on. */
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
    // A user who stays after all, or was refused, may submit again.
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

/** The keys of the drafts that are deleted when this user signs out; like `draftsOf`, which has not been loaded. */
function draftsHere(person: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => {
      const [kind, , owner = ''] = key.split(':');
      return kind === 'draft' && ['', person].includes(owner);
    });
  } catch {
    // A browser that refuses storage holds no drafts.
    return [];
  }
}

function clear(drafts: readonly string[]): void {
  try {
    sessionStorage.clear();
    for (const key of drafts) localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage holds no drafts.
  }
}
