import { within } from '../patience';
import type { LeaveOutbox } from './leave-outbox';
import { LEAVING_OUTBOX } from './leaving-mark';
import { isAnyOutboxMarked, isOutboxMarked } from './outbox-mark';

type WaitingFile = { name: string; text: string };

/** A store that does not open must not keep the user from signing out. */
const STORE_MS = 3000;

/** Whether events of this user may be waiting on this device. */
export function mayWait(person: string | null): person is string {
  try {
    return person !== null && isOutboxMarked(localStorage, person);
  } catch {
    // A browser that refuses storage holds no events.
    return false;
  }
}

/** Loads the outbox script; null when the page names none or it cannot be loaded. */
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
 * On a device with stored events or copies, records who is signed in, so that offline pages never show another user's
 * data, and sends this user's waiting events.
 */
export async function tendDevice(page: Document, person: string): Promise<void> {
  try {
    if (isAnyOutboxMarked(localStorage)) await (await outboxOf(page))?.tendDevice(person);
  } catch {
    // A browser that refuses storage holds no events.
  }
}

/** Before signing out, sends the waiting events, for at most `ms` milliseconds. */
export async function sendWaiting(
  page: Document,
  person: string | null,
  ms: number,
): Promise<void> {
  if (!mayWait(person)) return;
  const outbox = await outboxOf(page);
  await within(outbox?.sendWhatWaits(person).catch(() => undefined) ?? Promise.resolve(), ms);
}

/** The events that are still waiting, as files to download. */
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

/** Deletes the waiting events from the device. */
export async function forgetWaiting(page: Document, person: string | null): Promise<void> {
  if (!mayWait(person)) return;
  try {
    const outbox = await outboxOf(page);
    await within(outbox?.forgetWaiting(person) ?? Promise.resolve(), STORE_MS);
  } catch {
    // The store does not open, so nobody can read from it either.
  }
}
