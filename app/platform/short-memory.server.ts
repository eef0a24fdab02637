import type { Database } from './database.server';
import { originOf } from './replicas.server';

/** How long what was read may be shown again, in milliseconds: an import is seen by every machine within half a minute. */
const FRESH_MS = 30_000;

export type Question<T> = {
  db: Database;
  /** Milliseconds since 1970. */
  now: number;
  key: string;
  ask: () => Promise<T>;
};

/**
 * Keeps what was read of open records for half a minute, the `most` answers of last, so that a page that many look at does
 * not ask the database each time. An answer of null is not kept, nor is a question that failed.
 */
export function createShortMemory<T>(most: number): (question: Question<T>) => Promise<T> {
  const memories = new WeakMap<object, Map<string, { answer: T; until: number }>>();
  return async ({ db, now, key, ask }) => {
    const origin = originOf(db.$client);
    const memory = memories.get(origin) ?? new Map();
    memories.set(origin, memory);
    const known = memory.get(key);
    if (known && now < known.until) return known.answer;
    const answer = await ask();
    memory.delete(key);
    if (answer === null) return answer;
    const [oldest] = memory.keys();
    if (memory.size >= most && oldest !== undefined) memory.delete(oldest);
    memory.set(key, { answer, until: now + FRESH_MS });
    return answer;
  };
}
