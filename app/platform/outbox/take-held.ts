import { dropHeld, heldEvents } from './held-events';
import type { OutboxStore } from './outbox-store';

/** Why an event will never be kept. */
const NEVER: ReadonlySet<string> = new Set(['left', 'not-ours', 'too-large']);

/** Takes into the outbox what pages that went were about to keep there. A browser that refuses its storage holds nothing. */
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
    // It stays held, for the next page.
  }
}
