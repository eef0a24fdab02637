import type { Deed } from '~/characters/play/deed';
import type { PlayFacts } from '~/characters/play/facts';
import { entered, enteredAll, type PlayLog, type Told } from '~/characters/play/log';
import type { Confirmed } from './table-facts';

/** A character in play on a device: the state confirmed by the server, followed by unanswered deeds. */
export type DeedBook = {
  /** The fold of all deeds; a new object whenever something changed. */
  log(): PlayLog;
  confirmed(): Confirmed;
  /** The unanswered deeds, in order. */
  pending(): readonly Deed[];
  /** Adds a deed of this device; impossible or known deeds are not added. */
  add(deed: Deed): Told;
  /** Removes a deed that the server refused or the user dismissed. */
  drop(id: string): void;
  /** Takes a state from the server; older ones are ignored. */
  read(confirmed: Confirmed): void;
};

/** Creates a book from the server's state; after a change of the sheet, with its new facts. */
export function openDeedBook(
  facts: PlayFacts,
  first: Confirmed,
  waiting: readonly Deed[] = [],
): DeedBook {
  let confirmed = first;
  let pending: readonly Deed[] = [];
  let log: PlayLog = confirmed;

  function fold(): void {
    const known = new Set(confirmed.done.map(({ id }) => id));
    pending = pending.filter(({ id }) => !known.has(id));
    // A deed that became impossible because of others stays pending: the server refuses it with a reason.
    log = enteredAll(facts, confirmed, pending).log;
  }

  const book: DeedBook = {
    log: () => log,
    confirmed: () => confirmed,
    pending: () => pending,
    add(deed) {
      const { log: after, told } = entered(facts, log, deed);
      if (!told.ok) return told;
      pending = [...pending, deed];
      log = after;
      return told;
    },
    drop(id) {
      if (!pending.some((deed) => deed.id === id)) return;
      pending = pending.filter((deed) => deed.id !== id);
      fold();
    },
    read(next) {
      if (next.seq < confirmed.seq) return;
      confirmed = next;
      fold();
    },
  };
  pending = waiting;
  fold();
  return book;
}
