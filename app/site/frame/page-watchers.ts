import { watchLeavingLate } from '~/account/leaving/watch-leaving-late';
import { keepTrying } from '~/ui/keep-trying';
import { watchMenus } from '~/ui/watch-menus';
import { watchHash } from './watch-hash';

type Watcher = (page: Document) => () => void;

/** Nothing that a page shows at first waits for what comes after this. */
const LATE_MS = 1000;

function watchWhenAwake(page: Document): () => void {
  let end = () => {};
  let hasEnded = false;
  let isComing = false;
  const endTrying = keepTrying(page, begin, LATE_MS);
  async function begin(): Promise<void> {
    if (isComing) return;
    isComing = true;
    try {
      const { watchLate } = await import('./late-watchers');
      endTrying();
      if (!hasEnded) end = watchLate(page);
    } catch {
      // Without a line the page stands as it is.
      isComing = false;
    }
  }
  return () => {
    hasEnded = true;
    endTrying();
    end();
  };
}

/** What goes on behind every page, whoever looks at it. */
const OPEN: readonly Watcher[] = [watchMenus, watchHash, watchWhenAwake];
/** What goes on besides for whoever is signed in. */
const SIGNED_IN: readonly Watcher[] = [watchLeavingLate];

function watch(page: Document, watchers: readonly Watcher[]): () => void {
  const ends = watchers.map((watcher) => watcher(page));
  return () => {
    for (const end of ends) end();
  };
}

/** Starts all that watches over a page of React; returns what ends it. */
export function watchPage(page: Document): () => void {
  return watch(page, [...OPEN, ...SIGNED_IN]);
}

/** Starts what watches over a page without React for anybody. */
export function watchOpenly(page: Document): () => void {
  return watch(page, OPEN);
}

/** Starts what watches besides over a page without React for whoever is signed in. */
export function watchSignedIn(page: Document): () => void {
  return watch(page, SIGNED_IN);
}
