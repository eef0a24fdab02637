import type { FightEvent } from '~/fights/log/deeds';
import type { FightBook } from './fight-book';
import { type FightLine, type LineView, quietView } from './fight-line';
import { mergeLogs } from './merge-logs';
import {
  type DeviceFight,
  deviceFightKey,
  deviceSeed,
  keepDeviceFight,
  keptText,
  readFightText,
  setAside,
} from './page-device-fight';

const NO_ROOM = 'This browser cannot save the fight. Download it before you leave this page.';

/**
 * A fight stored only on this device: events are written after rendering, and before the page closes. Events that
 * another tab wrote are merged first, so that the device orders the log as a server would.
 */
export function openDeviceLine(kept: DeviceFight, book: FightBook): FightLine {
  const watchers = new Set<() => void>();
  let view: LineView = quietView(book);
  /** The log when this page last read the storage, and its text. */
  let onDevice: readonly unknown[] = [];
  let seen: string | null = null;
  let isOwed = false;

  function show(trouble: string | null): void {
    view = { ...quietView(book), trouble };
    for (const changed of watchers) changed();
  }

  /** Merges what another tab has written since; events missing there are marked to be written. */
  function takeUp(): void {
    const storage = localStorageOf();
    const text = keptText(storage, kept.id);
    if (storage === null || text === null || text === seen) return;
    seen = text;
    const read = readFightText(text);
    if (read === null) {
      setAside(storage, kept.id);
      return;
    }
    onDevice = read.events;
    const merged = mergeLogs(onDevice, book.ledger().events());
    if (merged.isOwed) owe();
    if (!merged.isNews) return;
    const { events } = merged;
    book.read({
      base: deviceSeed(kept.edition),
      events: [...events],
      seq: events.length,
    });
    show(view.trouble);
  }

  /** Writes the fight: after rendering, at the latest when the page closes. */
  function writeDown(): void {
    if (!isOwed) return;
    takeUp();
    isOwed = false;
    const storage = localStorageOf();
    onDevice = mergeLogs(onDevice, book.ledger().events()).all;
    const isKept = keepDeviceFight(storage, { ...kept, events: onDevice }, Date.now());
    seen = keptText(storage, kept.id);
    if (isKept !== (view.trouble === null)) show(isKept ? null : NO_ROOM);
  }

  function owe(): void {
    if (!isOwed) requestAnimationFrame(() => setTimeout(writeDown));
    isOwed = true;
  }

  function keep(event: FightEvent): void {
    book.add(event);
    owe();
    show(view.trouble);
  }

  /**
   * Handles a change by another tab; `key` null means that the storage was cleared, which removes nothing from this
   * page.
   */
  function hear({ key }: StorageEvent): void {
    const storage = localStorageOf();
    if (storage !== null && key === deviceFightKey(storage, kept.id)) takeUp();
  }

  function look(): void {
    if (document.visibilityState === 'visible') takeUp();
    else writeDown();
  }

  takeUp();
  addEventListener('storage', hear);
  addEventListener('pageshow', look);
  addEventListener('pagehide', writeDown);
  document.addEventListener('visibilitychange', look);

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
      removeEventListener('storage', hear);
      removeEventListener('pageshow', look);
      removeEventListener('pagehide', writeDown);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

/** The browser's localStorage; null when access is denied. */
export function localStorageOf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
