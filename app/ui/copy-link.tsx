import { useEffect, useState } from 'react';
import { Button } from './button';
import { COPY_LINK } from './names';

/** A button that copies the full URL of a page of this site; shown only once scripts run. */
export function CopyLink({ address, label = COPY_LINK }: { address: string; label?: string }) {
  const [canCopy, setCanCopy] = useState(false);
  const [told, setTold] = useState<{ address: string; words: string } | null>(null);
  useEffect(() => setCanCopy(true), []);
  if (!canCopy) return null;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.href).href);
      setTold({ address, words: 'Link copied.' });
    } catch {
      const words = 'The browser blocked copying. Select the address and copy it by hand.';
      setTold({ address, words });
    }
  }
  return (
    <p>
      <Button type="button" kind="quiet" compact icon="copy" onClick={copy}>
        {label}
      </Button>{' '}
      <span role="status">{told?.address === address && told.words}</span>
    </p>
  );
}
