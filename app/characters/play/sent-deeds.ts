import { type Deed, deed, MOST_DEEDS_AT_ONCE } from './deed';

/** The content of an outbox request: the user, its deeds, and the invalid ones with the reason. */
export type SentDeeds = {
  person: string;
  deeds: Deed[];
  refused: { id: string; reason: string }[];
};

/** Returns whether a request body is an outbox envelope. */
export function isOutboxBody(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'person' in body && 'events' in body;
}

/**
 * Reads deeds from an outbox envelope, `{ person, events: [{ id, body }] }`, at most 100. Each is validated separately,
 * so that an invalid one does not block the others. Null when it is not such an envelope.
 */
export function readSentDeeds(body: unknown): SentDeeds | null {
  const { person, events } = Object(body);
  if (typeof person !== 'string' || !Array.isArray(events)) return null;
  if (events.length === 0 || events.length > MOST_DEEDS_AT_ONCE) return null;
  const deeds: Deed[] = [];
  const refused: SentDeeds['refused'] = [];
  for (const sent of events) {
    const { id, body: said } = Object(sent);
    if (typeof id !== 'string') continue;
    const read = deed.safeParse(said);
    if (read.success && read.data.id === id) deeds.push(read.data);
    else refused.push({ id, reason: 'This action cannot be read.' });
  }
  return { person, deeds, refused };
}
