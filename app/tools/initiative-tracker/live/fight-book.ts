import { createLedger, type Ledger } from '~/fights/fold/ledger';
import type { FightRead } from '~/fights/kept/fight-calls';
import type { FightEvent } from '~/fights/log/deeds';
import type { Fight } from '~/fights/log/state';

/** A running fight on a device: the events numbered by the server, followed by the pending ones. */
export type FightBook = {
  /** All events folded; a new object when events were inserted in between. */
  ledger(): Ledger;
  /** Number of the log's events that are numbered here. */
  seq(): number;
  /** Number of events before those in memory. */
  before(): number;
  /** The fight after those earlier events. */
  seed(): Fight;
  /** The events not acknowledged yet, in order. */
  pending(): readonly FightEvent[];
  /** Adds an event done on this device; the same event twice counts once. */
  add(event: FightEvent): void;
  /** Adds the server's events; false when some in between are missing and the fight must be read again. */
  read(read: Pick<FightRead, 'base' | 'seq' | 'events'>): boolean;
  /**
   * Numbers pending events that the server accepted; false when events of others lie between, which must be fetched.
   */
  taken(accepted: readonly { id: string; seq: number }[]): boolean;
  /** Removes an event that the server refused. */
  drop(id: string): void;
};

/** Makes the book of a fight that was read whole. Throws when there is no base. */
export function openBook(first: FightRead): FightBook {
  if (first.base === null) throw new Error('A book is opened with a fight that was read whole.');
  let base = first.base;
  let confirmed = [...first.events];
  let pending: FightEvent[] = [];
  let ledger = folded();

  function folded(): Ledger {
    const all = createLedger(base.fight);
    for (const event of [...confirmed, ...pending]) all.append(event);
    return all;
  }

  function seq(): number {
    return base.seq + confirmed.length;
  }

  /** Adds the next numbered events. If they match the pending ones in order, the folded state stays valid. */
  function confirm(events: readonly FightEvent[]): void {
    const stands = events.every(({ id }, at) => pending[at]?.id === id);
    const isNews = pending.length === 0;
    confirmed.push(...events);
    if (isNews) for (const event of events) ledger.append(event);
    forget(new Set(events.map(({ id }) => id)));
    if (!stands && !isNews) ledger = folded();
  }

  function forget(ids: ReadonlySet<string>): void {
    pending = pending.filter(({ id }) => !ids.has(id));
  }

  return {
    ledger: () => ledger,
    seq,
    before: () => base.seq,
    seed: () => base.fight,
    pending: () => pending,
    add(event) {
      if ([...pending, ...confirmed].some(({ id }) => id === event.id)) return;
      pending.push(event);
      ledger.append(event);
    },
    read(read) {
      if (read.base !== null) {
        if (read.base.seq + read.events.length < seq()) return true;
        base = read.base;
        confirmed = [...read.events];
        forget(new Set(confirmed.map(({ id }) => id)));
        ledger = folded();
        return true;
      }
      const known = seq() - (read.seq - read.events.length);
      if (known < 0) return false;
      confirm(read.events.slice(known));
      return true;
    },
    taken(accepted) {
      for (const { id, seq: number } of [...accepted].sort((a, b) => a.seq - b.seq)) {
        if (number <= seq()) {
          // It was already read before this acknowledgement.
          if (confirmed.some((event) => event.id === id)) forget(new Set([id]));
          continue;
        }
        const event = pending.find((one) => one.id === id);
        if (event === undefined || number !== seq() + 1) return false;
        confirm([event]);
      }
      return true;
    },
    drop(id) {
      if (!pending.some((event) => event.id === id)) return;
      forget(new Set([id]));
      ledger = folded();
    },
  };
}
