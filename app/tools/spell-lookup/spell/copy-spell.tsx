import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';

/** How long "Copied!" is shown, in milliseconds. */
const COPIED_MS = 1500;

const SAYS = { idle: 'Copy the text', copied: 'Copied!', refused: 'Not copied' } as const;

/** A button that copies a spell as plain text and confirms it briefly; shown only when scripts run. */
export function CopySpell({ text }: { text: string }) {
  const [canCopy, setCanCopy] = useState(false);
  const [state, setState] = useState<keyof typeof SAYS>('idle');
  useEffect(() => setCanCopy(true), []);
  useEffect(() => {
    if (state === 'idle') return;
    const wait = window.setTimeout(() => setState('idle'), COPIED_MS);
    return () => window.clearTimeout(wait);
  }, [state]);
  if (!canCopy) return null;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }
  return (
    <Button type="button" kind="quiet" icon={state === 'copied' ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">{SAYS[state]}</span>
    </Button>
  );
}
