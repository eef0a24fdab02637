import type { Deed } from '~/characters/play/deed';
import type { PlayFacts } from '~/characters/play/facts';
import { entered, enteredAll, type PlayLog, type Told } from '~/characters/play/log';
import type { Confirmed } from './table-facts';

/** A character at the table as a device has it: what the server has counted, followed by what it has not answered yet. */
export type DeedBook = {
  /** All of it folded; another one whenever something has changed. */
  log(): PlayLog;
  confirmed(): Confirmed;
  /** What the server has not answered, in the order in which it was done. */
  pending(): readonly Deed[];
  /** Something was done on this device; what cannot be done, and what was done before, is not taken up. */
  add(deed: Deed): Told;
  /** The server did not take it, or somebody let go of it. */
  drop(id: string): void;
  /** The server says how play stands; what it had said before that is passed over. */
  read(confirmed: Confirmed): void;
};

/** Opens a book on what the server has; of a character whose sheet has changed with its new facts. */
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
    // What cannot be done any more, after what others did, stays pending: the server refuses it with a sentence.
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
