import { markOutbox } from '../outbox/outbox-mark';
import { openTabs } from '../outbox/outbox-tabs';
import { type CopyKind, type CopyStore, openCopyStore } from './copy-store';

/** What an open page of somebody's keeps on their device. */
export type CopyKeeper = {
  keep(kind: CopyKind, copy: { id: string; note: unknown; body: string }): void;
  find(kind: CopyKind, id: string): Promise<string | null>;
  /** Takes out what is theirs no more. */
  remove(kind: CopyKind, id: string): void;
  close(): void;
};

/**
 * Keeps copies of what is this person's own. Once they leave on this device, in whichever tab, nothing more is kept and nothing
 * stays. A device that refuses goes without.
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
    // What was on its way when the device was cleared.
    void opened.then((one) => one?.forget(person)).catch(ignored);
  });

  async function ask<T>(work: (opened: CopyStore) => Promise<T>): Promise<T | null> {
    try {
      // Once it is open nothing is waited for: what a page writes while it goes is asked for at once.
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
      // What was asked for ends first.
      void last.then(async () => (await opened)?.close());
    },
  };
}

async function openHere(person: string): Promise<CopyStore | null> {
  try {
    // Whoever leaves learns by this mark that there is something to clear.
    markOutbox(localStorage, person);
    return await openCopyStore();
  } catch {
    return null;
  }
}

function ignored(): void {}
