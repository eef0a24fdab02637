import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import type { IconName } from '~/ui/icon-names';

/** How long "Copied!" is shown, in milliseconds (specification, section 9). */
const COPIED_MS = 1500;

const SAYS = { idle: null, copied: 'Copied!', refused: 'Not copied' } as const;

export type CopyButtonProps = {
  label: string;
  /** The keyboard command that activates it. */
  command: string;
  icon: IconName;
  compact?: boolean;
  text: () => string | Promise<string>;
};

/** A button that copies a text and confirms it briefly. */
export function CopyButton({ label, command, icon, compact = false, text }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof SAYS>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const wait = window.setTimeout(() => setState('idle'), COPIED_MS);
    return () => window.clearTimeout(wait);
  }, [state]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(await text());
      setState('copied');
    } catch {
      setState('refused');
    }
  }
  return (
    <Button
      type="button"
      kind="quiet"
      compact={compact}
      icon={state === 'copied' ? 'check' : icon}
      data-command={command}
      onClick={copy}
    >
      <span aria-live="polite">{SAYS[state] ?? label}</span>
    </Button>
  );
}
