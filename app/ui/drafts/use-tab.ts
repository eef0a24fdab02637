import { useEffect, useState } from 'react';

/** This tab of the browser, told apart from others that are open on the same page. */
export type Tab = {
  name: string;
  /** The names of the other tabs that are open now. */
  others: ReadonlySet<string>;
};

const NOTED = 'tab';
const LOCK = 'tab:';
/** The page that gave way to this one in the same tab holds its name a moment longer; a copy of the tab holds it for good. */
const PATIENCE_MS = 600;

let claimed: Promise<string> | undefined;

function noted(): string | null {
  try {
    return sessionStorage.getItem(NOTED);
  } catch {
    return null;
  }
}

/** Holds a name for as long as the page is open; false when another page holds it. */
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

/** Finds the name that this tab had before, or gives it one. A tab that was duplicated has the other's: it gets its own. */
async function claim(): Promise<string> {
  const before = noted();
  if (before !== null && (await hold(before))) return before;
  const name = crypto.randomUUID().slice(0, 8);
  await hold(name);
  try {
    sessionStorage.setItem(NOTED, name);
  } catch {
    // Storage is full or refused: the name is for this visit alone.
  }
  return name;
}

async function openTabs(): Promise<Set<string>> {
  // A browser that refuses its locks shows no other tab; what is drawn is noted all the same.
  const locks = 'locks' in navigator ? await navigator.locks.query().catch(() => null) : null;
  const held = locks?.held ?? [];
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
  return new Set(names.map((name) => name.slice(LOCK.length)));
}

/** Which tab this is; null for the moment until that is known. */
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
