import { watchLeavingLate } from '~/account/leaving/watch-leaving-late';
import { keepTrying } from '~/ui/keep-trying';
import { watchMenus } from '~/ui/watch-menus';
import { watchHash } from './watch-hash';

type Watcher = (page: Document) => () => void;

/** The delay before loading what the page does not need at first. */
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
      // Offline: the page works without it.
      isComing = false;
    }
  }
  return () => {
    hasEnded = true;
    endTrying();
    end();
  };
}

/** What runs on every page for every visitor. */
const OPEN: readonly Watcher[] = [watchMenus, watchHash, watchWhenAwake];
/** What runs additionally for signed-in visitors. */
const SIGNED_IN: readonly Watcher[] = [watchLeavingLate];

function watch(page: Document, watchers: readonly Watcher[]): () => void {
  const ends = watchers.map((watcher) => watcher(page));
  return () => {
    for (const end of ends) end();
  };
}

/** Starts everything on a React page; returns a function that stops it. */
export function watchPage(page: Document): () => void {
  return watch(page, [...OPEN, ...SIGNED_IN]);
}

/** Starts what a page without React needs for every visitor. */
export function watchOpenly(page: Document): () => void {
  return watch(page, OPEN);
}

/** Starts what a page without React additionally needs for signed-in visitors. */
export function watchSignedIn(page: Document): () => void {
  return watch(page, SIGNED_IN);
}
