import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is copied: a fight of an account, what a record gives to one, and a character at the table. */
export type CopyKind = 'fight' | 'creature' | 'character';

/** How many copies of a kind a device holds for one person. Sizes in letters. */
export type CopyLimits = Record<CopyKind, { copies: number; letters: number; inAll: number }>;

/** A fight with its last 400 presses has about 200,000 letters, a character of level 20 with its sheet about 100,000. */
export const COPY_LIMITS: Readonly<CopyLimits> = {
  fight: { copies: 10, letters: 2_000_000, inAll: 8_000_000 },
  creature: { copies: 80, letters: 100_000, inAll: 1_000_000 },
  character: { copies: 12, letters: 500_000, inAll: 3_000_000 },
};

/** So long a copy waits for its person. */
export const COPY_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** What lists tell of a copy. `at`: milliseconds since 1970. `note`: what its kind says of it, not to be trusted. */
export type CopyHead = { id: string; at: number; letters: number; note: unknown };

type Place = [person: string, kind: CopyKind, id: string];

interface CopySchema extends DBSchema {
  heads: { key: Place; value: CopyHead & { person: string; kind: CopyKind } };
  bodies: { key: Place; value: string };
  /** Who was signed in here last. */
  here: { key: string; value: string };
}

/**
 * Copies on this device of what is a person's own, to be opened while there is no line. Every question names the person, and is
 * answered from their own copies alone.
 */
export type CopyStore = {
  /** Keeps a copy in place of the one before; false where it is too large, or the device has no room. The oldest go for it. */
  put(
    person: string,
    kind: CopyKind,
    copy: { id: string; at: number; note: unknown; body: string },
  ): Promise<boolean>;
  /** Their copies, the latest first. */
  heads(person: string, kind: CopyKind): Promise<CopyHead[]>;
  body(person: string, kind: CopyKind, id: string): Promise<string | null>;
  /** Takes one copy out. */
  remove(person: string, kind: CopyKind, id: string): Promise<void>;
  /** Takes everything of theirs out, and that they were here. */
  forget(person: string): Promise<void>;
  /** Takes out what nobody came for: what was kept before this moment. */
  forgetBefore(at: number): Promise<void>;
  /** Who was signed in on this device last; null: nobody, as far as it knows. */
  here(): Promise<string | null>;
  setHere(person: string | null): Promise<void>;
  close(): void;
};

const BOTH: ['heads', 'bodies'] = ['heads', 'bodies'];
const HERE = 'person';

/** Opens what is copied to this device; null where the browser keeps nothing for us. */
export async function openCopyStore(limits: CopyLimits = COPY_LIMITS): Promise<CopyStore | null> {
  try {
    const held = await openDB<CopySchema>('own-copies', 1, {
      upgrade(fresh) {
        for (const name of BOTH) fresh.createObjectStore(name);
        fresh.createObjectStore('here');
      },
      // A newer page of ours waits for this one to let go.
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

  /** What is beyond the bounds, the oldest of it. */
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
        // Both are asked for before anything is waited for: a page on its way out has no later.
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

/** Whoever waits for the whole of it hears of it. */
function ignored(): void {}
