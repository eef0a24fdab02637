import type { WaitingEvent } from './outbox-event';
import type { OutboxStore } from './outbox-store';

/** The result of sending some events to one address. */
export type Delivery =
  /** The server has stored some of them and refused others. */
  | {
      kind: 'taken';
      acknowledged: readonly string[];
      refused: readonly Refused[];
      /** The whole response, for a caller that understands more of it. */
      said?: unknown;
    }
  /** Retry later: offline, server error or rate limit. `afterMs` when the server said how long. */
  | { kind: 'later'; afterMs: number | null }
  /** No user is signed in, or another one. */
  | { kind: 'signed-out' };

export type Refused = { id: string; reason: string };

/** Sends some of a user's events, all to one address; never throws. */
export type Deliver = (
  person: string,
  to: string,
  events: readonly WaitingEvent[],
) => Promise<Delivery>;

/** How a round ended: everything sent, some events to retry later, or signed out. */
export type Round =
  | { kind: 'done' }
  | { kind: 'later'; afterMs: number | null }
  | { kind: 'signed-out' };

const EVENTS_AT_ONCE = 100;
const CHARACTERS_AT_ONCE = 100_000;

/**
 * Sends a user's waiting events, the oldest first. Each batch to an address waits for the response to the one before;
 * an address that fails does not hold up the others. The caller holds the lock, so that one round runs at a time on a
 * device.
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
        // A response that settles no event would be requested again at once, endlessly.
        if (!(await settle(store, person, batch, delivery))) troubled.add(to);
        break;
    }
  }
}

/** Stores the server's verdicts on a batch; false when it had none. */
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
