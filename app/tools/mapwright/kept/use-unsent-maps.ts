import { useEffect, useState } from 'react';
import { DRAFT_PREFIX } from '~/account/leaving/device-drafts';
import { type DraftShelf, draftsOn, unsentMaps } from './drawing-draft';

/** Where this device holds the drafts of a person, or of nobody (''); null where the browser refuses its storage. */
export function shelfOf(owner: string): DraftShelf | null {
  try {
    return { storage: window.localStorage, prefix: `${DRAFT_PREFIX}mapwright:${owner}:` };
  } catch {
    return null;
  }
}

const NONE: ReadonlyMap<string, number> = new Map();

/** The kept maps that this device holds unsaved work of, with the moment of the latest; none until the browser has looked. */
export function useUnsentMaps(owner: string): ReadonlyMap<string, number> {
  const [unsent, setUnsent] = useState(NONE);
  useEffect(() => {
    const look = () => {
      const shelf = shelfOf(owner);
      setUnsent(shelf === null ? NONE : unsentMaps(draftsOn(shelf)));
    };
    look();
    // Another tab draws or saves; or the browser brings back the page as it was left.
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, [owner]);
  return unsent;
}
