import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import {
  eventBytes,
  isOwnAddress,
  type Kept,
  OUTBOX_LIMITS,
  type OutboxEvent,
  type WaitingEvent,
} from './outbox-event';

type Row = WaitingEvent & { person: string };
type Total = { events: number; bytes: number };

interface OutboxSchema extends DBSchema {
  /** By auto-increment key: the order in which they were added. */
  events: { key: number; value: Row; indexes: { person: string; id: [string, string] } };
  /** The totals of each user's events, so that checking the limits needs no scan. */
  totals: { key: string; value: Total };
}

type Change = IDBPTransaction<OutboxSchema, ['events', 'totals'], 'readwrite'>;

const NAME = 'outbox';
const BOTH: ['events', 'totals'] = ['events', 'totals'];

/**
 * The events waiting on this device, by user: each call names the user and only touches their own events. A change is
 * durable before its promise resolves.
 */
export type OutboxStore = {
  /**
   * Appends an event; the same id twice is one event. Stores nothing once the user has signed out (`hasLeft` is called
   * at the moment of storing).
   */
  add(person: string, event: OutboxEvent, hasLeft?: () => boolean): Promise<Kept>;
  /** The user's events in the order in which they were added, refused ones included. */
  list(person: string): Promise<WaitingEvent[]>;
  /** Removes events: those that the server has, or that the user discards. */
  drop(person: string, ids: readonly string[]): Promise<void>;
  /** Marks an event as refused by the server, with the sentence, until the user discards it. */
  refuse(person: string, id: string, sentence: string): Promise<void>;
  /** Removes all of the user's events. */
  forget(person: string): Promise<void>;
  close(): void;
};

/** Opens the store; null where the browser refuses storage. */
export async function openOutboxStore(limits = OUTBOX_LIMITS): Promise<OutboxStore | null> {
  try {
    const db = await openDB<OutboxSchema>(NAME, 1, {
      upgrade(fresh) {
        const events = fresh.createObjectStore('events', { autoIncrement: true });
        events.createIndex('person', 'person');
        events.createIndex('id', ['person', 'id'], { unique: true });
        fresh.createObjectStore('totals');
      },
      // A page with a newer version of the store waits for this one to close it.
      blocking: (_from, _to, event) => (event.target as IDBDatabase | null)?.close(),
    });
    return storeIn(db, limits);
  } catch {
    return null;
  }
}

/** Deletes the whole store. */
export async function deleteOutboxStore(): Promise<void> {
  await deleteDB(NAME);
}

function storeIn(db: IDBPDatabase<OutboxSchema>, limits: typeof OUTBOX_LIMITS): OutboxStore {
  /** Runs a change of both object stores in one transaction. */
  async function change<T>(work: (both: Change) => Promise<T>): Promise<T> {
    const both = db.transaction(BOTH, 'readwrite', { durability: 'strict' });
    try {
      const [result] = await Promise.all([work(both), both.done]);
      return result;
    } catch (error) {
      // The caller gets the first error; ignore the transaction's own.
      both.done.catch(() => undefined);
      throw error;
    }
  }

  return {
    async add(person, event, hasLeft = () => false) {
      const bytes = eventBytes(event);
      if (!isOwnAddress(event.to)) return { ok: false, reason: 'not-ours' };
      if (bytes > limits.eventBytes) return { ok: false, reason: 'too-large' };
      try {
        return await change(async (both): Promise<Kept> => {
          const events = both.objectStore('events');
          if ((await events.index('id').getKey([person, event.id])) !== undefined)
            return { ok: true };
          const total = await totalOf(both, person);
          const after = { events: total.events + 1, bytes: total.bytes + bytes };
          if (after.events > limits.events || after.bytes > limits.bytes)
            return { ok: false, reason: 'too-many' };
          if (hasLeft()) return { ok: false, reason: 'left' };
          const { id, to, body, name, at } = event;
          await events.add({ id, to, body, name, at, refusal: null, person });
          await both.objectStore('totals').put(after, person);
          return { ok: true };
        });
      } catch (error) {
        return { ok: false, reason: isFull(error) ? 'device-full' : 'blocked' };
      }
    },

    async list(person) {
      const rows = await db.getAllFromIndex('events', 'person', person);
      return rows.map(({ person: _, ...event }) => event);
    },

    drop: (person, ids) =>
      change(async (both) => {
        for (const id of ids) await takeOut(both, person, id);
      }),

    refuse: (person, id, sentence) =>
      change(async (both) => {
        const events = both.objectStore('events');
        const key = await events.index('id').getKey([person, id]);
        const row = key === undefined ? undefined : await events.get(key);
        if (row) await events.put({ ...row, refusal: sentence }, key);
      }),

    forget: (person) =>
      change(async (both) => {
        const events = both.objectStore('events');
        for (const key of await events.index('person').getAllKeys(person)) await events.delete(key);
        await both.objectStore('totals').delete(person);
      }),

    close: () => db.close(),
  };
}

async function totalOf(both: Change, person: string): Promise<Total> {
  return (await both.objectStore('totals').get(person)) ?? { events: 0, bytes: 0 };
}

async function takeOut(both: Change, person: string, id: string): Promise<void> {
  const events = both.objectStore('events');
  const key = await events.index('id').getKey([person, id]);
  const row = key === undefined ? undefined : await events.get(key);
  if (key === undefined || row === undefined) return;
  await events.delete(key);
  const total = await totalOf(both, person);
  const left = { events: total.events - 1, bytes: total.bytes - eventBytes(row) };
  const totals = both.objectStore('totals');
  if (left.events > 0) await totals.put(left, person);
  else await totals.delete(person);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
