import type { Database } from './database.server';
import { originOf } from './replicas.server';

/** How long a cached result may be used, in milliseconds: every isolate shows a new import within half a minute. */
const FRESH_MS = 30_000;

export type Question<T> = {
  db: Database;
  /** Milliseconds since 1970. */
  now: number;
  key: string;
  ask: () => Promise<T>;
};

/**
 * Caches results read from public records for half a minute, the `most` latest ones, so that a popular page does not
 * query the database each time. Null results and failed queries are not cached.
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
