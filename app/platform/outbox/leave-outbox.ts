import { forgetCopies, noteHere } from '../own-copies/note-here';
import { dropHeld } from './held-events';
import { isOutboxMarked, unmarkOutbox } from './outbox-mark';
import { openOutboxStore } from './outbox-store';
import { aloneWith, openTabs } from './outbox-tabs';
import { postEvents } from './post-events';
import { sendWaiting } from './send-waiting';
import { takeHeld } from './take-held';

/**
 * What a page needs from the outbox when a user signs in or out; a separate script, loaded only where something may be
 * waiting.
 */
export type LeaveOutbox = {
  /** Stores on this device that the user is signed in, and sends their waiting events. */
  tendDevice(person: string): Promise<void>;
  /** Sends the user's waiting events; the caller need not await it. */
  sendWhatWaits(person: string): Promise<void>;
  /** The user's remaining events as files to download. */
  filesOfWaiting(person: string): Promise<{ name: string; text: string }[]>;
  /** Deletes everything of the user's from the device, offline copies too, and makes the other tabs stop storing. */
  forgetWaiting(person: string): Promise<void>;
};

export async function tendDevice(person: string): Promise<void> {
  await noteHere(person, Date.now());
  if (isOutboxMarked(localStorage, person)) await sendWhatWaits(person);
}

export async function sendWhatWaits(person: string): Promise<void> {
  const store = await openOutboxStore();
  if (store === null) return;
  await takeHeld(store, person);
  await aloneWith(person, () => sendWaiting(store, person, postEvents));
  store.close();
}

export async function filesOfWaiting(person: string): Promise<{ name: string; text: string }[]> {
  const store = await openOutboxStore();
  if (store !== null) await takeHeld(store, person);
  const events = (await store?.list(person)) ?? [];
  store?.close();
  if (events.length === 0) return [];
  const told = events.map(({ body, ...event }) => ({ ...event, body: JSON.parse(body) }));
  const name =
    events.length === 1 ? '1 change not sent yet' : `${events.length} changes not sent yet`;
  return [{ name, text: JSON.stringify(told, null, 2) }];
}

export async function forgetWaiting(person: string): Promise<void> {
  const tabs = openTabs(() => undefined);
  tabs.say({ person, news: 'left' });
  tabs.close();
  const store = await openOutboxStore();
  dropHeld(localStorage, person);
  await store?.forget(person);
  store?.close();
  await forgetCopies(person);
  unmarkOutbox(localStorage, person);
}
