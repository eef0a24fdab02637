import { markOutbox } from '../outbox/outbox-mark';
import { openTabs } from '../outbox/outbox-tabs';
import { type CopyKind, type CopyStore, openCopyStore } from './copy-store';

/** Stores an open page's copies on the device. */
export type CopyKeeper = {
  keep(kind: CopyKind, copy: { id: string; note: unknown; body: string }): void;
  find(kind: CopyKind, id: string): Promise<string | null>;
  /** Removes a copy of something that is no longer the user's. */
  remove(kind: CopyKind, id: string): void;
  close(): void;
};

/**
 * Stores offline copies for this user. Once the user signs out on this device, in any tab, nothing more is stored and
 * nothing remains. Does nothing when the browser refuses storage.
 */
export function keepCopies(person: string): CopyKeeper {
  let hasLeft = false;
  const opened = openHere(person);
  let store: CopyStore | null = null;
  let last: Promise<unknown> = opened;
  void opened.then((one) => {
    store = one;
  });

  const tabs = openTabs((news) => {
    if (news.person !== person || news.news !== 'left') return;
    hasLeft = true;
    // Also deletes what was being written while the device was cleared.
    void opened.then((one) => one?.forget(person)).catch(ignored);
  });

  async function ask<T>(work: (opened: CopyStore) => Promise<T>): Promise<T | null> {
    try {
      // Once the store is open, requests are made without awaiting, so that a closing page can still write.
      const here = store ?? (await opened);
      return here === null || hasLeft ? null : await work(here);
    } catch {
      return null;
    }
  }

  return {
    keep(kind, copy) {
      last = ask((here) => here.put(person, kind, { ...copy, at: Date.now() }));
    },
    find: (kind, id) => ask((here) => here.body(person, kind, id)),
    remove(kind, id) {
      last = ask((here) => here.remove(person, kind, id));
    },
    close() {
      tabs.close();
      // Close after the pending requests.
      void last.then(async () => (await opened)?.close());
    },
  };
}

async function openHere(person: string): Promise<CopyStore | null> {
  try {
    // Signing out uses this mark to know that there is something to clear.
    markOutbox(localStorage, person);
    return await openCopyStore();
  } catch {
    return null;
  }
}

function ignored(): void {}
