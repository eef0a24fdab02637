import type { Deliver, Delivery, Refused } from './send-waiting';

/** A poor line takes half a minute for 100 kB. */
const LONGEST_WAIT_MS = 30_000;
const NOT_TAKEN = 'The server refused this change.';

/** Refusals of the caller rather than of what it sent: they may pass. */
const PASSING = new Set([408, 421, 425, 429]);

/**
 * Posts events to an address of ours as JSON: `{ person, events: [{ id, at, body }] }`. The address answers
 * `{ acknowledged: [id], refused: [{ id, reason }] }`, knows an id again, and says 401 when somebody else is signed in.
 */
export const postEvents: Deliver = async (person, to, events) => {
  const sent = events.map(({ id, at, body }) => ({ id, at, body: JSON.parse(body) }));
  let answer: Response;
  try {
    answer = await fetch(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ person, events: sent }),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      redirect: 'error',
    });
  } catch {
    return { kind: 'later', afterMs: null };
  }
  const ids = events.map(({ id }) => id);
  try {
    const body: unknown = await answer.json();
    const delivery = deliveryOf(answer.status, body, ids, answer.headers.get('Retry-After'));
    return delivery.kind === 'taken' ? { ...delivery, said: body } : delivery;
  } catch {
    // No JSON: a page that something between us and the server wrote, or our own while it is out of order.
    return { kind: 'later', afterMs: null };
  }
};

/** What an answer means for the events that were sent with these ids. */
export function deliveryOf(
  status: number,
  body: unknown,
  ids: readonly string[],
  retryAfter: string | null = null,
): Delivery {
  if (status === 401) return { kind: 'signed-out' };
  if (status >= 500 || PASSING.has(status)) {
    const seconds = Number(retryAfter ?? Number.NaN);
    return { kind: 'later', afterMs: seconds >= 0 && seconds < 3600 ? seconds * 1000 : null };
  }
  const said = Object(body);
  if (status === 200) {
    const acknowledged = textsOf(said.acknowledged);
    return { kind: 'taken', acknowledged, refused: refusedOf(said.refused) };
  }
  if (status < 400) return { kind: 'later', afterMs: null };
  // All of it is refused: what it is about is gone, or not theirs any more.
  const reason = typeof said.error === 'string' ? said.error : NOT_TAKEN;
  return { kind: 'taken', acknowledged: [], refused: ids.map((id) => ({ id, reason })) };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function refusedOf(value: unknown): Refused[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each) => {
    const { id, reason } = Object(each);
    if (typeof id !== 'string') return [];
    return [{ id, reason: typeof reason === 'string' && reason !== '' ? reason : NOT_TAKEN }];
  });
}
