import { within } from '../patience';
import type { LeaveOutbox } from './leave-outbox';
import { LEAVING_OUTBOX } from './leaving-mark';
import { isAnyOutboxMarked, isOutboxMarked } from './outbox-mark';

type WaitingFile = { name: string; text: string };

/** A store that does not open keeps nobody from leaving. */
const STORE_MS = 3000;

/** Whether events of this person may wait on this device. */
export function mayWait(person: string | null): person is string {
  try {
    return person !== null && isOutboxMarked(localStorage, person);
  } catch {
    // A browser that refuses its storage holds nothing.
    return false;
  }
}

/** The outbox as whoever leaves needs it; null when its script does not come. */
async function outboxOf(page: Document): Promise<LeaveOutbox | null> {
  const script = page.querySelector(`[${LEAVING_OUTBOX}]`)?.getAttribute(LEAVING_OUTBOX);
  if (!script) return null;
  try {
    return await import(/* @vite-ignore */ script);
  } catch {
    return null;
  }
}

/**
 * Tells a device that holds something of anybody's who is signed in on this page, so that without a line it shows nobody another's,
 * and sends what waits there for them.
 */
export async function tendDevice(page: Document, person: string): Promise<void> {
  try {
    if (isAnyOutboxMarked(localStorage)) await (await outboxOf(page))?.tendDevice(person);
  } catch {
    // A browser that refuses its storage holds nothing.
  }
}

/** Sends what waits on the device for someone who leaves, for so many milliseconds at most. */
export async function sendWaiting(
  page: Document,
  person: string | null,
  ms: number,
): Promise<void> {
  if (!mayWait(person)) return;
  const outbox = await outboxOf(page);
  await within(outbox?.sendWhatWaits(person).catch(() => undefined) ?? Promise.resolve(), ms);
}

/** What still waits, as files to keep. */
export async function waitingFiles(page: Document, person: string | null): Promise<WaitingFile[]> {
  if (!mayWait(person)) return [];
  try {
    const outbox = await outboxOf(page);
    const files = await within(outbox?.filesOfWaiting(person) ?? Promise.resolve([]), STORE_MS);
    return files === 'late' ? [] : files;
  } catch {
    return [];
  }
}

/** Takes what waits off the device. */
export async function forgetWaiting(page: Document, person: string | null): Promise<void> {
  if (!mayWait(person)) return;
  try {
    const outbox = await outboxOf(page);
    await within(outbox?.forgetWaiting(person) ?? Promise.resolve(), STORE_MS);
  } catch {
    // The store does not open: there is nothing to be had from it, by anybody.
  }
}
