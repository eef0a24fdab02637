import { sendWhatWaits } from '~/platform/outbox/leave-outbox';
import { isOutboxMarked } from '~/platform/outbox/outbox-mark';
import { noteHere } from '~/platform/own-copies/note-here';

/** Notes on this device who is signed in, null for nobody, and sends what waits there for them. */
export async function tendDevice(person: string | null): Promise<void> {
  try {
    await noteHere(person, Date.now());
    if (person !== null && isOutboxMarked(localStorage, person)) await sendWhatWaits(person);
  } catch {
    // A browser that refuses its storage holds nothing.
  }
}
