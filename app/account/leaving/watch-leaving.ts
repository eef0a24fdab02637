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

/** How long whoever leaves waits for what is being saved. */
const PATIENCE_MS = 3000;
/** How long a page that somebody has left may take to go; after that they may press again. */
const GOING_MS = 10_000;
/** How the other tabs hear of it. */
const CHANNEL = 'leaving';

/** The unfinished work that would be lost, on the page and on the device. */
function atStake(person: string | null): UnsentFile[] {
  const works = unsentWork();
  const onPage = works.filter((work) => work.isWaiting()).map((work) => work.file());
  const own = new Set(works.map((work) => work.draftKey()));
  try {
    return [...onPage, ...draftsOf(localStorage, person).filter(({ key }) => !own.has(key))];
  } catch {
    // A browser that refuses its storage holds nothing.
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

/** A way to save all that would be lost, if the page has one: what it does not hold itself can be saved from elsewhere alone. */
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

/** In the tabs beside the one that leaves. */
function leftElsewhere(): void {
  for (const work of unsentWork()) (work.leftElsewhere ?? work.letGo)();
}

/** Clears what this device holds of a person; `until` (milliseconds since 1970) keeps what they drew later. */
function clearDevice(person: string | null, until?: number): void {
  try {
    sessionStorage.clear();
    forgetDrafts(localStorage, person, until);
  } catch {
    // A browser that refuses its storage holds nothing.
  }
}

/** Leaves nothing of a person's on this device, who has left already; for a way out that may be refused until the last. */
export async function leaveNothing(page: Document, person: string): Promise<void> {
  letGo();
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage(person);
  tabs.close();
  clearDevice(person);
  await forgetWaiting(page, person);
}

/**
 * The one way out of the account on a device, for every form marked `data-leaves` with the person's id: saves what the page
 * can save, asks about what is left, and leaves nothing of theirs behind. A session that ends by itself comes by here not at
 * all: what is unfinished waits for its person. A form marked `data-may-be-refused` too only asks: once it has been granted,
 * its page calls `leaveNothing`. Returns what ends the watch.
 */
export function watchLeaving(page: Document): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  let isLeaving = false;
  /** The page goes, and sends nothing more. */
  let isGoing = false;
  /** The form that is being sent again, whose person has been asked already. */
  let asked: HTMLFormElement | null = null;

  function prepare(person: string | null): void {
    letGo();
    tabs.postMessage(person);
    // A page that never went is worked upon: what was drawn since then was not asked about.
    const leftAt = Date.now();
    addEventListener('pagehide', () => clearDevice(person, leftAt), { once: true });
    isGoing = true;
    setTimeout(stay, GOING_MS);
  }

  /** On a page that was left and is here again, or never went. */
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
