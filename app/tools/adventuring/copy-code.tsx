import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';

const COPIED_MS = 1500;

/** Copies a party's invite code to the clipboard; shown only with scripts, which it needs [specification 9]. */
export function CopyCode({ code, of }: { code: string; of: string }) {
  const hydrated = useHydrated();
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [told]);
  if (!hydrated) return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setTold('Copied!');
    } catch {
      setTold('Not copied');
    }
  }
  return (
    <>
      <Button type="button" kind="quiet" icon="copy" onClick={copy} aria-describedby={of} compact>
        {told ?? 'Copy Code'}
      </Button>
      <span role="status" hidden={told === null}>
        {told === 'Not copied' && 'The browser blocked copying. Copy it by hand.'}
      </span>
    </>
  );
}
