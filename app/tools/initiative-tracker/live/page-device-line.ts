import type { FightEvent } from '~/fights/log/deeds';
import type { FightBook } from './fight-book';
import { type FightLine, type LineView, quietView } from './fight-line';
import { type DeviceFight, keepDeviceFight } from './page-device-fight';

const NO_ROOM =
  'This browser does not keep the fight on this device. Download it before you leave this page.';

/** A fight that is kept on this device alone: what is done is written down once it is painted, and before the page goes. */
export function openDeviceLine(kept: DeviceFight, book: FightBook): FightLine {
  const watchers = new Set<() => void>();
  let view: LineView = quietView(book);

  function show(trouble: string | null): void {
    view = { ...quietView(book), trouble };
    for (const changed of watchers) changed();
  }

  let isOwed = false;

  /** Writes the fight down: once the press is painted, and at the latest when the page goes. */
  function writeDown(): void {
    if (!isOwed) return;
    isOwed = false;
    const events = book.ledger().events();
    const isKept = keepDeviceFight(localStorageOf(), { ...kept, events }, Date.now());
    if (isKept !== (view.trouble === null)) show(isKept ? null : NO_ROOM);
  }

  function keep(event: FightEvent): void {
    book.add(event);
    if (!isOwed) requestAnimationFrame(() => setTimeout(writeDown));
    isOwed = true;
    show(view.trouble);
  }

  addEventListener('pagehide', writeDown);
  document.addEventListener('visibilitychange', writeDown);

  return {
    book: () => book,
    view: () => view,
    add: keep,
    letGo: () => undefined,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    close() {
      writeDown();
      removeEventListener('pagehide', writeDown);
      document.removeEventListener('visibilitychange', writeDown);
    },
  };
}

/** The storage of this browser; null where it refuses it. */
export function localStorageOf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
