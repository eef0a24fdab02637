import { useEffect, useState } from 'react';
import { draftsOn } from '~/ui/drafts/draft-shelf';
import { unsentMaps } from './drawing-draft';
import { shelfOf } from './page-drawings';

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * The saved maps with unsaved changes on this device, with the time of the latest; none until the browser has looked.
 */
export function useUnsentMaps(owner: string): ReadonlyMap<string, number> {
  const [unsent, setUnsent] = useState(NONE);
  useEffect(() => {
    const look = () => {
      const shelf = shelfOf(owner);
      setUnsent(shelf === null ? NONE : unsentMaps(draftsOn(shelf)));
    };
    look();
    // Another tab draws or saves, or the browser restores the page from its cache.
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, [owner]);
  return unsent;
}
