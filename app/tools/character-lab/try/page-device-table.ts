import { type OpenTableLine, quietView, type TableView } from '../table/table-line';
import { gearMark } from '../table/things-now';
import { keepHere, noRoomWords, playedHere, readHere, tableHere } from './device-characters';
import { deviceStorage, watchHere } from './page-device-storage';

const GONE = 'This character is no longer on this device. What you do here is not saved.';

/**
 * Plays a character that is kept on this device alone: each deed is written at once, after what another tab wrote in the
 * meantime.
 */
export const openDeviceTable: OpenTableLine = (table, book, watched) => {
  const { id } = table;
  const watchers = new Set<() => void>();
  let view: TableView = quietView(book);
  let mark = gearMark(table.confirmed.play);

  function show(trouble: string | null): void {
    view = { ...quietView(book), trouble };
    for (const changed of watchers) changed();
  }

  /** Reads what is written, adds what waits, and writes that. */
  function settle(): void {
    const storage = deviceStorage();
    const found = readHere(storage, id);
    if (found === null || found === 'unread') {
      show(GONE);
      return;
    }
    const pending = book.pending();
    const now = playedHere(found, pending);
    const why = now === found ? null : keepHere(storage, now, Date.now());
    if (why !== null) {
      show(noRoomWords(why));
      return;
    }
    const { confirmed } = tableHere(now).table;
    // What became impossible by a deed of another tab waits no longer.
    for (const { id: deed } of pending) {
      if (!now.done.some((one) => one.id === deed)) book.drop(deed);
    }
    book.read(confirmed);
    const isOtherGear = gearMark(confirmed.play) !== mark;
    mark = gearMark(confirmed.play);
    if (isOtherGear || confirmed.version !== table.confirmed.version) watched.otherSheet();
    show(null);
  }

  settle();
  const endWatch = watchHere(id, settle);
  return {
    view: () => view,
    add(deed) {
      const told = book.add(deed);
      if (told.ok) settle();
      return told;
    },
    letGo: () => undefined,
    reloaded: () => undefined,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    close() {
      endWatch();
      watchers.clear();
    },
  };
};
