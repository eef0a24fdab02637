import type { OutboxEvent } from './outbox-event';

/*
 * Events that are not in the outbox yet. Storing an event in IndexedDB takes several asynchronous steps, and a page
 * that closes in between would lose it: until then localStorage holds it, which takes one synchronous step.
 */

const HELD = 'outbox-held:';

const keyOf = (person: string, id: string) => `${HELD}${person} ${id}`;

let held = 0;

/**
 * Holds an event until the outbox has it; returns a function that releases it. Does nothing when the browser refuses
 * storage.
 */
export function holdEvent(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  person: string,
  event: OutboxEvent,
): () => void {
  const key = keyOf(person, event.id);
  held += 1;
  try {
    storage.setItem(key, JSON.stringify({ ...event, place: held }));
  } catch {
    return () => undefined;
  }
  return () => {
    try {
      storage.removeItem(key);
    } catch {
      // If it is added again, the outbox recognizes its id.
    }
  };
}

/** The events of this user that closed pages left behind, in the order in which they happened. */
export function heldEvents(storage: Pick<Storage, 'getItem'>, person: string): OutboxEvent[] {
  const keys = Object.keys(storage).filter((key) => key.startsWith(keyOf(person, '')));
  return keys
    .flatMap((key) => eventIn(storage.getItem(key)))
    .sort((one, other) => one.at - other.at || one.place - other.place)
    .map(({ place: _, ...event }) => event);
}

/** Releases one event, or all that are held for this user. */
export function dropHeld(storage: Pick<Storage, 'removeItem'>, person: string, id?: string): void {
  const keys = id === undefined ? Object.keys(storage) : [keyOf(person, id)];
  for (const key of keys) if (key.startsWith(keyOf(person, ''))) storage.removeItem(key);
}

/** Parses a held event; returns an empty array for anything that this release did not write. */
function eventIn(text: string | null): (OutboxEvent & { place: number })[] {
  try {
    const { id, to, body, name, at, place } = Object(JSON.parse(text ?? 'null'));
    const isWhole =
      [id, to, body, name].every((one) => typeof one === 'string') &&
      [at, place].every((one) => typeof one === 'number');
    return isWhole ? [{ id, to, body, name, at, place }] : [];
  } catch {
    return [];
  }
}
