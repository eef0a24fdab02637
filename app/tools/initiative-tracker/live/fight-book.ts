import { createLedger, type Ledger } from '~/fights/fold/ledger';
import type { FightRead } from '~/fights/kept/fight-calls';
import type { FightEvent } from '~/fights/log/deeds';
import type { Fight } from '~/fights/log/state';

/** A running fight as a device has it: what the server has numbered, followed by what it has not answered yet. */
export type FightBook = {
  /** All of it folded; a new one when something has come in between. */
  ledger(): Ledger;
  /** How many events of the whole log are numbered here. */
  seq(): number;
  /** How many lie before those that are at hand. */
  before(): number;
  /** The fight after those. */
  seed(): Fight;
  /** What is not acknowledged, in the order in which it was done. */
  pending(): readonly FightEvent[];
  /** Something was done on this device; the same event twice is one. */
  add(event: FightEvent): void;
  /** The server says what it has; false when something between is missing, and the fight must be read anew. */
  read(read: Pick<FightRead, 'base' | 'seq' | 'events'>): boolean;
  /** The server has numbered some of what is pending; false when others' events lie between, which must be fetched. */
  taken(accepted: readonly { id: string; seq: number }[]): boolean;
  /** What the server refused is no part of the fight. */
  drop(id: string): void;
};

/** Opens the book of a fight that was read whole. */
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

  /** The next numbers are these. Where they come as they were done here, the fold stands as it is. */
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
          // Read before it was acknowledged.
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
