import { type Deed, deed, MOST_DEEDS_AT_ONCE } from './deed';

/** What an outbox sends: whose it is, the deeds in it, and what is no deed, with why. */
export type SentDeeds = {
  person: string;
  deeds: Deed[];
  refused: { id: string; reason: string }[];
};

/** Whether a program sends deeds in the envelope of an outbox. */
export function isOutboxBody(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'person' in body && 'events' in body;
}

/**
 * Deeds in the envelope of an outbox, `{ person, events: [{ id, body }] }`, at most 100 at once. Each is judged by itself, so that
 * one that cannot be read keeps none of the others waiting. Null where it is no such envelope.
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
