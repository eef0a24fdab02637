import { dropHeld, heldEvents } from './held-events';
import type { OutboxStore } from './outbox-store';

/** Reasons for which an event will never be stored. */
const NEVER: ReadonlySet<string> = new Set(['left', 'not-ours', 'too-large']);

/**
 * Moves events that closed pages left in localStorage into the outbox. Does nothing when the browser refuses storage.
 */
export async function takeHeld(
  store: OutboxStore,
  person: string,
  hasLeft: () => boolean = () => false,
): Promise<void> {
  try {
    for (const event of heldEvents(localStorage, person)) {
      const kept = await store.add(person, event, hasLeft);
      if (kept.ok || NEVER.has(kept.reason)) dropHeld(localStorage, person, event.id);
    }
  } catch {
    // The event stays held, for the next page.
  }
}
