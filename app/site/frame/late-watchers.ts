import { forgetOldDrafts } from '~/account/leaving/device-drafts';
import { watchReleases } from '../offline/watch-releases';
import { watchGoKeys } from './go-keys';
import { watchNotice } from './watch-notice';
import { watchPalette } from './watch-palette';

/**
 * Starts what can wait until the page is shown: the `g` shortcuts, the palette, new versions, notices, and deleting
 * expired drafts.
 */
export function watchLate(page: Document): () => void {
  try {
    forgetOldDrafts(localStorage, Date.now());
  } catch {
    // A browser that refuses storage holds no drafts.
  }
  const ends = [watchReleases(page), watchGoKeys(page), watchNotice(page), watchPalette(page)];
  // Lets others, such as tests, know that the shortcuts work now.
  page.documentElement.dataset.late = '';
  return () => {
    for (const end of ends) end();
  };
}
