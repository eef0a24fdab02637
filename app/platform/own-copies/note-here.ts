import { COPY_LIFE_MS, openCopyStore } from './copy-store';

/**
 * Records who is signed in on this device, so that offline pages never show another user's copies; null: nobody any
 * more. Also deletes expired copies.
 */
export async function noteHere(person: string | null, now: number): Promise<void> {
  const store = await openCopyStore();
  if (store === null) return;
  await store.setHere(person);
  await store.forgetBefore(now - COPY_LIFE_MS);
  store.close();
}

/** Deletes all copies of a user who signs out from this device. */
export async function forgetCopies(person: string): Promise<void> {
  const store = await openCopyStore();
  await store?.forget(person);
  store?.close();
}
