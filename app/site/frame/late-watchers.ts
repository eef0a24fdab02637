import { forgetOldDrafts } from '~/account/leaving/device-drafts';
import { paths } from '~/paths';
import { isAnyOutboxMarked } from '~/platform/outbox/outbox-mark';
import { watchReleases } from '../offline/watch-releases';
import { watchGoKeys } from './go-keys';

/** Starts what a page can wait for: the keys that lead on, new versions, and the end of drafts that nobody came for. */
export function watchLate(page: Document): () => void {
  try {
    forgetOldDrafts(localStorage, Date.now());
    if (isAnyOutboxMarked(localStorage)) tend(page);
  } catch {
    // A browser that refuses its storage holds nothing.
  }
  const ends = [watchReleases(page), watchGoKeys(page)];
  return () => {
    for (const end of ends) end();
  };
}

/**
 * What lies on the device for when there is no line has to know who is here: whoever this page knows, and nobody once somebody was
 * sent to the gate. A page that was kept knows of nobody, and says nothing.
 */
function tend(page: Document): void {
  const person = page.querySelector<HTMLFormElement>('form[data-leaves]')?.dataset.leaves || null;
  if (person === null && location.pathname !== paths.accessGate()) return;
  void import('./tend-device').then(
    (late) => late.tendDevice(person),
    () => undefined,
  );
}
