import { type FormEvent, useEffect, useState } from 'react';
import { adminPaths } from '~/admin-paths';
import { askText } from '~/platform/ask-text';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';

/** How long 'Copied!' is shown [specification 9]. */
const COPIED_MS = 1_500;

/**
 * Copies the ID token to the clipboard. It is fetched on click and never part of the page; without scripts it opens as
 * text.
 */
export function CopyIdToken({ length }: { length: number | null }) {
  const [told, setTold] = useState<{ words: string; passing: boolean } | null>(null);
  useEffect(() => {
    if (!told?.passing) return;
    const soon = setTimeout(() => setTold(null), COPIED_MS);
    return () => clearTimeout(soon);
  }, [told]);
  async function copy(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const token = await askText(adminPaths.idToken());
    if (token === null) {
      setTold({ words: 'The token could not be fetched. Try again.', passing: false });
      return;
    }
    try {
      await navigator.clipboard.writeText(token);
      setTold({ words: 'Copied!', passing: true });
    } catch {
      setTold({ words: 'The browser blocked copying.', passing: false });
    }
  }
  return (
    <form
      method="post"
      action={adminPaths.idToken()}
      target="_blank"
      className={layout.row}
      onSubmit={copy}
      rel="noopener"
    >
      <Button kind="quiet" icon="copy">
        Copy ID token
      </Button>
      <span role="status">{told?.words}</span>
      {length !== null && <span className={layout.soft}>Token length: {length}</span>}
    </form>
  );
}
