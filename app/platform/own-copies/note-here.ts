import { COPY_LIFE_MS, openCopyStore } from './copy-store';

/**
 * Notes who is signed in on this device, so that without a line nobody sees another's copies; null: nobody any more. What waited
 * for too long goes.
 */
export async function noteHere(person: string | null, now: number): Promise<void> {
  const store = await openCopyStore();
  if (store === null) return;
  await store.setHere(person);
  await store.forgetBefore(now - COPY_LIFE_MS);
  store.close();
}

/** Takes everything of somebody's who leaves off this device. */
export async function forgetCopies(person: string): Promise<void> {
  const store = await openCopyStore();
  await store?.forget(person);
  store?.close();
}
