import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is copied for offline use: an account's fight, a record's combat data for a fight, and a finished character. */
export type CopyKind = 'fight' | 'creature' | 'character';

/** How many copies of a kind a device holds for one user. Sizes in UTF-16 code units. */
export type CopyLimits = Record<CopyKind, { copies: number; letters: number; inAll: number }>;

/** A fight with its last 400 events has about 200,000 letters, a character of level 20 with its sheet about 100,000. */
export const COPY_LIMITS: Readonly<CopyLimits> = {
  fight: { copies: 10, letters: 2_000_000, inAll: 8_000_000 },
  creature: { copies: 80, letters: 100_000, inAll: 1_000_000 },
  character: { copies: 12, letters: 500_000, inAll: 3_000_000 },
};

/** Copies are kept this long after they were last written. */
export const COPY_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * A copy as lists show it. `at`: milliseconds since 1970. `note`: a summary written by the copy's kind; validate it
 * when reading.
 */
export type CopyHead = { id: string; at: number; letters: number; note: unknown };

type Place = [person: string, kind: CopyKind, id: string];

interface CopySchema extends DBSchema {
  heads: { key: Place; value: CopyHead & { person: string; kind: CopyKind } };
  bodies: { key: Place; value: string };
  /** The user who was signed in here last. */
  here: { key: string; value: string };
}

/**
 * Copies of a user's own things on this device, to be opened while offline. Each call names the user and only touches
 * their own copies.
 */
export type CopyStore = {
  /**
   * Stores a copy in place of the one before; false when it is too large or the device is full. The oldest copies make
   * room.
   */
  put(
    person: string,
    kind: CopyKind,
    copy: { id: string; at: number; note: unknown; body: string },
  ): Promise<boolean>;
  /** The user's copies, the latest first. */
  heads(person: string, kind: CopyKind): Promise<CopyHead[]>;
  body(person: string, kind: CopyKind, id: string): Promise<string | null>;
  /** Removes one copy. */
  remove(person: string, kind: CopyKind, id: string): Promise<void>;
  /** Removes all of the user's copies, and the record that they were signed in. */
  forget(person: string): Promise<void>;
  /** Removes copies that were stored before this time. */
  forgetBefore(at: number): Promise<void>;
  /** The user who was signed in on this device last; null: none, as far as the device knows. */
  here(): Promise<string | null>;
  setHere(person: string | null): Promise<void>;
  close(): void;
};

const BOTH: ['heads', 'bodies'] = ['heads', 'bodies'];
const HERE = 'person';

/** Opens the store; null where the browser refuses storage. */
export async function openCopyStore(limits: CopyLimits = COPY_LIMITS): Promise<CopyStore | null> {
  try {
    const held = await openDB<CopySchema>('own-copies', 1, {
      upgrade(fresh) {
        for (const name of BOTH) fresh.createObjectStore(name);
        fresh.createObjectStore('here');
      },
      // A page with a newer version of the store waits for this one to close it.
      blocking: (_from, _to, event) => (event.target as IDBDatabase | null)?.close(),
    });
    return storeIn(held, limits);
  } catch {
    return null;
  }
}

function storeIn(held: IDBPDatabase<CopySchema>, limits: CopyLimits): CopyStore {
  const change = () => held.transaction(BOTH, 'readwrite');

  async function drop(places: readonly Place[]): Promise<void> {
    const both = change();
    for (const place of places) {
      for (const name of BOTH) void both.objectStore(name).delete(place).catch(ignored);
    }
    await both.done;
  }

  async function headsOf(person: string, kind: CopyKind): Promise<CopyHead[]> {
    const found = await held.getAll('heads', IDBKeyRange.bound([person, kind], [person, kind, []]));
    return found.toSorted((one, other) => other.at - one.at);
  }

  /** Removes the oldest copies beyond the limits. */
  async function trim(person: string, kind: CopyKind): Promise<void> {
    const { copies, inAll } = limits[kind];
    let sum = 0;
    const over = (await headsOf(person, kind)).filter(({ letters }, at) => {
      sum += letters;
      return at >= copies || sum > inAll;
    });
    if (over.length > 0) await drop(over.map(({ id }) => [person, kind, id]));
  }

  return {
    async put(person, kind, { id, at, note, body }) {
      const place: Place = [person, kind, id];
      if (body.length > limits[kind].letters) {
        await drop([place]);
        return false;
      }
      try {
        // Both requests are made before anything is awaited: a closing page may not run again after an await.
        const both = change();
        const head = { person, kind, id, at, letters: body.length, note };
        void both.objectStore('bodies').put(body, place).catch(ignored);
        void both.objectStore('heads').put(head, place).catch(ignored);
        await both.done;
        await trim(person, kind);
        return true;
      } catch {
        return false;
      }
    },
    heads: headsOf,
    body: async (person, kind, id) => (await held.get('bodies', [person, kind, id])) ?? null,
    remove: (person, kind, id) => drop([[person, kind, id]]),
    async forget(person) {
      const both = change();
      for (const name of BOTH) {
        void both
          .objectStore(name)
          .delete(IDBKeyRange.bound([person], [person, []]))
          .catch(ignored);
      }
      await both.done;
      if ((await held.get('here', HERE)) === person) await held.delete('here', HERE);
    },
    async forgetBefore(at) {
      const old = (await held.getAll('heads')).filter((head) => head.at < at);
      if (old.length > 0) await drop(old.map(({ person, kind, id }) => [person, kind, id]));
    },
    here: async () => (await held.get('here', HERE)) ?? null,
    async setHere(person) {
      if (person === null) await held.delete('here', HERE);
      else await held.put('here', person, HERE);
    },
    close: () => held.close(),
  };
}

/** Ignores an error that the awaited transaction reports as well. */
function ignored(): void {}
