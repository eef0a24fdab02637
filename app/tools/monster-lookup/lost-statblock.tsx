import { useEffect, useState } from 'react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { TRY_AGAIN } from '~/ui/names';
import { Notice } from '~/ui/notice';

/**
 * Explains that the statblock cannot be loaded while offline, and links to the monster's page if this device has stored
 * it. Retries when back online.
 */
export function LostStatblock({ id, onAgain }: { id: string; onAgain: () => void }) {
  const page = paths.monster({ id });
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    // Without the Cache API nothing is stored.
    const holding = 'caches' in window ? caches.match(page) : Promise.resolve(undefined);
    holding.then(
      (kept) => setKept(kept !== undefined),
      () => setKept(false),
    );
  }, [page]);
  useEffect(() => {
    addEventListener('online', onAgain);
    return () => removeEventListener('online', onAgain);
  }, [onAgain]);
  return (
    <Notice tone="warning" announce title="This statblock could not be loaded">
      {isKept ? (
        <p>
          Offline, but this monster is saved on this device.{' '}
          {/* A plain link, since the offline cache can only answer a page load by its URL. */}
          <a href={page}>Open its page</a>
        </p>
      ) : (
        <p>
          Offline, and this monster is not saved on this device. It will load when you are back
          online.
        </p>
      )}
      <Button type="button" kind="quiet" compact onClick={onAgain}>
        {TRY_AGAIN}
      </Button>
    </Notice>
  );
}
