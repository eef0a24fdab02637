import { type Unsaved, unsavedForm } from './unsaved-form';

/** A browser sends no more than 64 kB of a page that is gone. */
const MOST_WHEN_GONE = 60_000;

type Leaving = {
  /** What is not saved this moment; null for nothing. */
  left: () => Unsaved | null;
  send: (unsaved: Unsaved, keepalive: boolean) => void;
};

/**
 * Sends what is not saved when a page goes, and asks before it goes where that cannot be. Returns what ends it; that is a way to
 * leave too.
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
