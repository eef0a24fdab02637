import type { WaitingEvent } from './outbox-event';
import type { OutboxStore } from './outbox-store';

/** What came of sending some events to one address. */
export type Delivery =
  /** The server has some of them, for good, and does not take others. */
  | {
      kind: 'taken';
      acknowledged: readonly string[];
      refused: readonly Refused[];
      /** Its whole answer, for whoever understands more of it. */
      said?: unknown;
    }
  /** Not now: no line, a server in trouble, or too much at once. `afterMs` when the server said how long. */
  | { kind: 'later'; afterMs: number | null }
  /** Nobody is signed in, or somebody else is. */
  | { kind: 'signed-out' };

export type Refused = { id: string; reason: string };

/** Sends some of a person's events, all to one address; never throws. */
export type Deliver = (
  person: string,
  to: string,
  events: readonly WaitingEvent[],
) => Promise<Delivery>;

/** How a round ended: nothing is left to send, some waits for a better moment, or for its person. */
export type Round =
  | { kind: 'done' }
  | { kind: 'later'; afterMs: number | null }
  | { kind: 'signed-out' };

const EVENTS_AT_ONCE = 100;
const CHARACTERS_AT_ONCE = 100_000;

/**
 * Sends what waits for a person, the oldest first. To one address only when what went before has been answered; an address
 * that is in trouble keeps none of the others waiting. One round at a time on a device: the caller holds the lock.
 */
export async function sendWaiting(
  store: OutboxStore,
  person: string,
  deliver: Deliver,
): Promise<Round> {
  const troubled = new Set<string>();
  let afterMs: number | null = null;
  while (true) {
    const waiting = (await store.list(person)).filter(({ refusal }) => refusal === null);
    const to = waiting.find((event) => !troubled.has(event.to))?.to;
    if (to === undefined)
      return waiting.length === 0 ? { kind: 'done' } : { kind: 'later', afterMs };
    const batch = firstOf(waiting.filter((event) => event.to === to));
    const delivery = await deliver(person, to, batch);
    switch (delivery.kind) {
      case 'signed-out':
        return delivery;
      case 'later':
        troubled.add(to);
        if (delivery.afterMs !== null) afterMs = Math.max(afterMs ?? 0, delivery.afterMs);
        break;
      case 'taken':
        // An answer that settles nothing would be asked for again at once, without an end.
        if (!(await settle(store, person, batch, delivery))) troubled.add(to);
        break;
    }
  }
}

/** Notes what the server said about events that it was sent; false when that was nothing. */
async function settle(
  store: OutboxStore,
  person: string,
  batch: readonly WaitingEvent[],
  { acknowledged, refused }: Delivery & { kind: 'taken' },
): Promise<boolean> {
  const sent = new Set(batch.map(({ id }) => id));
  const known = acknowledged.filter((id) => sent.has(id));
  const unwanted = refused.filter(({ id }) => sent.has(id) && !known.includes(id));
  for (const { id, reason } of unwanted) await store.refuse(person, id, reason);
  if (known.length > 0) await store.drop(person, known);
  return known.length + unwanted.length > 0;
}

function firstOf(events: readonly WaitingEvent[]): WaitingEvent[] {
  let characters = 0;
  return events.filter(({ body }, at) => {
    characters += body.length;
    return at === 0 || (at < EVENTS_AT_ONCE && characters <= CHARACTERS_AT_ONCE);
  });
}
