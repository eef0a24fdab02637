import type { Deliver, Delivery, Refused } from './send-waiting';

/** A poor connection takes half a minute for 100 kB. */
const LONGEST_WAIT_MS = 30_000;
const NOT_TAKEN = 'The server refused this change.';

/** Statuses that refuse the request for now, not its content: retry later. */
const PASSING = new Set([408, 421, 425, 429]);

/**
 * Posts events to a path of our site as JSON: `{ person, events: [{ id, at, body }] }`. The server answers `{
 * acknowledged: [id], refused: [{ id, reason }] }`, recognizes an id sent before, and returns 401 when another user is
 * signed in.
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
    // Not JSON: a page by something between us and the server, or the server's own error page.
    return { kind: 'later', afterMs: null };
  }
};

/** Interprets a response to events with these ids. */
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
  // All events are refused: their target is gone, or no longer the user's.
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
