import { forgetOldDrafts } from '~/account/leaving/device-drafts';
import { watchLeaving } from '~/account/leaving/watch-leaving';
import { watchMenus } from '~/ui/watch-menus';
import { watchReleases } from '../offline/watch-releases';

type Watcher = (page: Document) => () => void;

function watchOldDrafts(): () => void {
  const timer = setTimeout(() => {
    try {
      forgetOldDrafts(localStorage, Date.now());
    } catch {
      // A browser that refuses its storage holds nothing.
    }
  }, 1000);
  return () => clearTimeout(timer);
}

/** What goes on behind every page, whether React runs there or not. */
const WATCHERS: readonly Watcher[] = [watchMenus, watchReleases, watchLeaving, watchOldDrafts];

/** Starts all that watches over a page; returns what ends it. */
export function watchPage(page: Document): () => void {
  const ends = WATCHERS.map((watch) => watch(page));
  return () => {
    for (const end of ends) end();
  };
}
