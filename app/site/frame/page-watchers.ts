import { watchLeavingLate } from '~/account/leaving/late-leaving';
import { watchMenus } from '~/ui/watch-menus';
import { watchReleases } from '../offline/watch-releases';
import { watchGoKeys } from './go-keys';

type Watcher = (page: Document) => () => void;

function watchOldDrafts(): () => void {
  const timer = setTimeout(async () => {
    try {
      const { forgetOldDrafts } = await import('~/account/leaving/device-drafts');
      forgetOldDrafts(localStorage, Date.now());
    } catch {
      // A browser that refuses its storage holds nothing, and without a line the next page forgets them.
    }
  }, 1000);
  return () => clearTimeout(timer);
}

/** What goes on behind every page, whether React runs there or not. */
const WATCHERS: readonly Watcher[] = [
  watchMenus,
  watchGoKeys,
  watchReleases,
  watchLeavingLate,
  watchOldDrafts,
];

/** Starts all that watches over a page; returns what ends it. */
export function watchPage(page: Document): () => void {
  const ends = WATCHERS.map((watch) => watch(page));
  return () => {
    for (const end of ends) end();
  };
}
