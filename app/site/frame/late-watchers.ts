import { forgetOldDrafts } from '~/account/leaving/device-drafts';
import { watchReleases } from '../offline/watch-releases';
import { watchGoKeys } from './go-keys';
import { watchNotice } from './watch-notice';

/** Starts what a page can wait for: the keys that lead on, new versions, notices, and the end of drafts that nobody came for. */
export function watchLate(page: Document): () => void {
  try {
    forgetOldDrafts(localStorage, Date.now());
  } catch {
    // A browser that refuses its storage holds nothing.
  }
  const ends = [watchReleases(page), watchGoKeys(page), watchNotice(page)];
  // For whoever has to know that the keys are heard, such as a test.
  page.documentElement.dataset.late = '';
  return () => {
    for (const end of ends) end();
  };
}
