import { type Unsaved, unsavedForm } from './unsaved-form';

/** Browsers limit keepalive requests to 64 kB. */
const MOST_WHEN_GONE = 60_000;

type Leaving = {
  /** The unsaved state; null for none. */
  left: () => Unsaved | null;
  send: (unsaved: Unsaved, keepalive: boolean) => void;
};

/**
 * Sends unsaved input when the page is closed, and asks for confirmation where that is impossible. Returns a function
 * that stops watching, which also sends.
 */
export function watchLeaving(page: Window, { left, send }: Leaving): () => void {
  let sent: Unsaved['fields'] | null = null;
  function go(isGone: boolean): void {
    const unsaved = left();
    if (!unsaved?.mayBeSaved || unsaved.fields === sent) return;
    sent = unsaved.fields;
    send(unsaved, isGone && fits(unsaved));
  }
  function ask(event: BeforeUnloadEvent): void {
    const unsaved = left();
    if (unsaved === null) return;
    if (!unsaved.mayBeSaved || !fits(unsaved) || !page.navigator.onLine) event.preventDefault();
  }
  const hide = () => go(true);
  page.addEventListener('pagehide', hide);
  page.addEventListener('beforeunload', ask);
  return () => {
    page.removeEventListener('pagehide', hide);
    page.removeEventListener('beforeunload', ask);
    go(false);
  };
}

function fits(unsaved: Unsaved): boolean {
  const letters = Object.values(unsavedForm(unsaved)).join('');
  return new Blob([letters]).size < MOST_WHEN_GONE;
}
