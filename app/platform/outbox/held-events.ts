import type { OutboxEvent } from './outbox-event';

/*
 * What was done a moment ago. Keeping it in the outbox takes some steps, and a page that goes in between would take it along: until
 * then it is held where a single step keeps it.
 */

const HELD = 'outbox-held:';

const keyOf = (person: string, id: string) => `${HELD}${person} ${id}`;

let held = 0;

/** Holds an event until the outbox has it; gives what lets go of it. A browser that refuses holds nothing. */
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
      // The outbox knows it by its id, should it come once more.
    }
  };
}

/** What pages that went have left behind for this person, in the order in which it was done. */
export function heldEvents(storage: Pick<Storage, 'getItem'>, person: string): OutboxEvent[] {
  const keys = Object.keys(storage).filter((key) => key.startsWith(keyOf(person, '')));
  return keys
    .flatMap((key) => eventIn(storage.getItem(key)))
    .sort((one, other) => one.at - other.at || one.place - other.place)
    .map(({ place: _, ...event }) => event);
}

/** Lets go of an event, or of everything that is held for this person. */
export function dropHeld(storage: Pick<Storage, 'removeItem'>, person: string, id?: string): void {
  const keys = id === undefined ? Object.keys(storage) : [keyOf(person, id)];
  for (const key of keys) if (key.startsWith(keyOf(person, ''))) storage.removeItem(key);
}

/** Nothing for what this release has not written. */
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
