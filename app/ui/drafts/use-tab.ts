import { useEffect, useState } from 'react';

/** The identity of this browser tab among others that have the same page open. */
export type Tab = {
  name: string;
  /** The names of the other open tabs. */
  others: ReadonlySet<string>;
};

const NOTED = 'tab';
const LOCK = 'tab:';
/**
 * How long to wait for a name: the previous page of the same tab holds it a moment longer, a duplicated tab holds it
 * permanently.
 */
const PATIENCE_MS = 600;

let claimed: Promise<string> | undefined;

function noted(): string | null {
  try {
    return sessionStorage.getItem(NOTED);
  } catch {
    return null;
  }
}

/** Holds a name by a lock while the page is open; false when another page holds it. */
function hold(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (!('locks' in navigator)) {
      resolve(true);
      return;
    }
    const signal = AbortSignal.timeout(PATIENCE_MS);
    navigator.locks
      .request(LOCK + name, { signal }, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}

/**
 * Reuses the name that this tab had before, or creates one. A duplicated tab copies the other's name, so it gets a new
 * one.
 */
async function claim(): Promise<string> {
  const before = noted();
  if (before !== null && (await hold(before))) return before;
  const name = crypto.randomUUID().slice(0, 8);
  await hold(name);
  try {
    sessionStorage.setItem(NOTED, name);
  } catch {
    // Storage is full or refused: the name is valid for this visit only.
  }
  return name;
}

async function openTabs(): Promise<Set<string>> {
  // A browser without locks shows no other tabs; drafts are written all the same.
  const locks = 'locks' in navigator ? await navigator.locks.query().catch(() => null) : null;
  const held = locks?.held ?? [];
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
  return new Set(names.map((name) => name.slice(LOCK.length)));
}

/** Which tab this is; null until it is known. */
export function useTab(): Tab | null {
  const [tab, setTab] = useState<Tab | null>(null);
  useEffect(() => {
    let isHere = true;
    claimed ??= claim();
    claimed
      .then(async (name) => {
        const others = await openTabs();
        others.delete(name);
        if (isHere) setTab({ name, others });
      })
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, []);
  return tab;
}
