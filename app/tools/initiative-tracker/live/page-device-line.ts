import type { FightEvent } from '~/fights/log/deeds';
import type { FightBook } from './fight-book';
import { type FightLine, type LineView, quietView } from './fight-line';
import { type DeviceFight, keepDeviceFight } from './page-device-fight';

const NO_ROOM =
  'This browser does not keep the fight on this device. Download it before you leave this page.';

/** A fight that is kept on this device alone: each thing done is there before the next. */
export function openDeviceLine(kept: DeviceFight, book: FightBook): FightLine {
  const watchers = new Set<() => void>();
  let view: LineView = quietView(book);

  function show(trouble: string | null): void {
    view = { ...quietView(book), trouble };
    for (const changed of watchers) changed();
  }

  function keep(event: FightEvent): void {
    book.add(event);
    const events = book.ledger().events();
    show(keepDeviceFight(localStorageOf(), { ...kept, events }, Date.now()) ? null : NO_ROOM);
  }

  return {
    book: () => book,
    view: () => view,
    add: keep,
    letGo: () => undefined,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    close: () => undefined,
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
