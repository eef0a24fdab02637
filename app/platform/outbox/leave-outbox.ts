import { forgetCopies, noteHere } from '../own-copies/note-here';
import { dropHeld } from './held-events';
import { isOutboxMarked, unmarkOutbox } from './outbox-mark';
import { openOutboxStore } from './outbox-store';
import { aloneWith, openTabs } from './outbox-tabs';
import { postEvents } from './post-events';
import { sendWaiting } from './send-waiting';
import { takeHeld } from './take-held';

/** What a page needs of the outbox when its person comes or leaves; it comes as a script of its own, where something may wait. */
export type LeaveOutbox = {
  /** Notes on this device that they are here, and sends what waits for them. */
  tendDevice(person: string): Promise<void>;
  /** Sends what waits for them; whoever cannot wait for its end need not. */
  sendWhatWaits(person: string): Promise<void>;
  /** What is left of theirs, as files to keep. */
  filesOfWaiting(person: string): Promise<{ name: string; text: string }[]>;
  /** Takes everything of theirs off the device, copies too, and tells the other tabs to keep nothing more. */
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
