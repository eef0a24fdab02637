import {
  forgetWaiting,
  mayWait,
  sendWaiting,
  tendDevice,
  waitingFiles,
} from '~/platform/outbox/leaving-outbox';
import { draftsOf, forgetDrafts } from './device-drafts';
import { askBeforeLeaving } from './leaving-dialog';
import { type SaveOutcome, type UnsentFile, unsentWork } from './unsent-work';

/** How long signing out waits for saves in progress. */
const PATIENCE_MS = 3000;
/** How long the page may take to close after the sign-out was submitted; then the user may submit again. */
const GOING_MS = 10_000;
/** The broadcast channel that tells the other tabs. */
const CHANNEL = 'leaving';

/** The drafts that would be lost, on the page and on the device. */
function atStake(person: string | null): UnsentFile[] {
  const works = unsentWork();
  const onPage = works.filter((work) => work.isWaiting()).map((work) => work.file());
  const own = new Set(works.map((work) => work.draftKey()));
  try {
    return [...onPage, ...draftsOf(localStorage, person).filter(({ key }) => !own.has(key))];
  } catch {
    // A browser that refuses storage holds no drafts.
    return onPage;
  }
}

async function send(): Promise<void> {
  const sends = unsentWork().map((work) => (work.isWaiting() ? work.send() : undefined));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled(sends), patience]);
  clearTimeout(timer);
}

/**
 * A function that saves everything that would be lost, if possible; null when some of it is not on this page, or cannot
 * be saved.
 */
function savingOf(person: string | null, files: number): (() => Promise<SaveOutcome>) | null {
  const waiting = unsentWork().filter((work) => work.isWaiting());
  if (files > waiting.length || !waiting.every(({ save }) => save)) return null;
  return async () => {
    for (const work of waiting) {
      const done = await work.save?.();
      if (done && !done.ok) return done;
    }
    if (atStake(person).length === 0) return { ok: true };
    return {
      ok: false,
      problem: 'Some work is still not saved. Try again, or stay.',
    };
  };
}

function mayBeRefused(form: HTMLFormElement): boolean {
  return form.dataset.mayBeRefused !== undefined;
}

function letGo(): void {
  for (const work of unsentWork()) work.letGo();
}

/** Runs in the other tabs. */
function leftElsewhere(): void {
  for (const work of unsentWork()) (work.leftElsewhere ?? work.letGo)();
}

/** Clears this device's data of a user; drafts made after `until` (milliseconds since 1970) are kept. */
function clearDevice(person: string | null, until?: number): void {
  try {
    sessionStorage.clear();
    forgetDrafts(localStorage, person, until);
  } catch {
    // A browser that refuses storage holds no data.
  }
}

/**
 * Clears a user's data from this device after they have left; for a form that the server may refuse until the last
 * moment.
 */
export async function leaveNothing(page: Document, person: string): Promise<void> {
  letGo();
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage(person);
  tabs.close();
  clearDevice(person);
  await forgetWaiting(page, person);
}

/**
 * Handles signing out for every form marked `data-leaves` with the user's id: saves what the page can save, asks about
 * the rest, and clears the user's data from the device. A session that expires by itself does not come here: its drafts
 * wait for the user. For a form also marked `data-may-be-refused` it only asks: once the server has granted it, its
 * page calls `leaveNothing`. Returns a function that ends this.
 */
export function watchLeaving(page: Document): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  let isLeaving = false;
  /** The page is closing and sends nothing more. */
  let isGoing = false;
  /** The form that is being submitted again after its question was answered. */
  let asked: HTMLFormElement | null = null;

  function prepare(person: string | null): void {
    letGo();
    tabs.postMessage(person);
    // If the page does not close after all, the user may go on working: keep drafts made since then, which the question
    // did not cover.
    const leftAt = Date.now();
    addEventListener('pagehide', () => clearDevice(person, leftAt), { once: true });
    isGoing = true;
    setTimeout(stay, GOING_MS);
  }

  /** Runs when the page is shown again after closing, or did not close. */
  function stay(): void {
    if (!isGoing) return;
    isGoing = false;
    for (const work of unsentWork()) work.takeBack?.();
  }

  async function leave(form: HTMLFormElement, person: string | null): Promise<void> {
    isLeaving = true;
    try {
      await Promise.all([send(), sendWaiting(page, person, PATIENCE_MS)]);
      const files = [...atStake(person), ...(await waitingFiles(page, person))];
      const saving = savingOf(person, files.length);
      if (files.length > 0 && !(await askBeforeLeaving(page, files, saving))) return;
      if (mayBeRefused(form)) {
        asked = form;
        form.requestSubmit();
        asked = null;
        return;
      }
      prepare(person);
      await forgetWaiting(page, person);
      form.submit();
    } finally {
      isLeaving = false;
    }
  }

  function handle(event: Event): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.leaves === undefined) return;
    const person = form.dataset.leaves || null;
    if (asked === form) return;
    if (!isGoing && !isLeaving && atStake(person).length === 0 && !mayWait(person)) {
      if (!mayBeRefused(form)) prepare(person);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (!isGoing && !isLeaving) void leave(form, person);
  }

  const here = page.querySelector<HTMLFormElement>('form[data-leaves]')?.dataset.leaves;
  if (here) void tendDevice(page, here);
  tabs.addEventListener('message', leftElsewhere);
  addEventListener('pageshow', stay);
  page.addEventListener('submit', handle, { capture: true });
  return () => {
    tabs.close();
    removeEventListener('pageshow', stay);
    page.removeEventListener('submit', handle, { capture: true });
  };
}
