import { foldEvent } from '../fold/fold-event';
import { createLedger, type Ledger } from '../fold/ledger';
import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** The fight is kept after every so many events; so many and up to as many again are at hand behind it. */
export const KEPT_EVERY = 200;

/** The fight after the first `seq` events of its log, without those that were taken back since. */
export type Base = { seq: number; fight: Fight };

/**
 * A log as its object has it at hand: what came last, on a base. What lies before the base is known by its ids alone, since nearly
 * nobody takes back what is so long ago; who does needs the whole log, whose base is empty.
 */
export type OpenLog = {
  base: Base;
  ledger: Ledger;
  /** The number of each event by its id, those before the base too. */
  seqOf: Map<string, number>;
};

/** Opens a log from its base, the ids before it in their order, and the events after it. */
export function openLog(
  base: Base,
  idsBefore: readonly string[],
  tail: readonly FightEvent[],
): OpenLog {
  const log: OpenLog = { base, ledger: createLedger(base.fight), seqOf: new Map() };
  for (const id of idsBefore) log.seqOf.set(id, log.seqOf.size + 1);
  for (const event of tail) addEvent(log, event);
  return log;
}

/** How many events a log has, which is the number of its last. */
export function sizeOf({ base, ledger }: OpenLog): number {
  return base.seq + ledger.size();
}

/** Adds an event at the end and gives its number; the caller has seen that it is new. */
export function addEvent(log: OpenLog, event: FightEvent): number {
  log.ledger.append(event);
  const seq = sizeOf(log);
  log.seqOf.set(event.id, seq);
  return seq;
}

/** The id that an event takes back or does again; null for any other event. */
export function takenBy({ deeds }: FightEvent): string | null {
  const [deed] = deeds;
  return deed?.do === 'undo' || deed?.do === 'redo' ? deed.event : null;
}

/** What an event comes to that takes back or does again: a thing that was done, one from before the base, or nothing at all. */
export type Taken = FightEvent | 'before' | null;

/** Follows an event that takes back, through others that take back, to what was done at first. */
export function takenAtLast({ base, ledger, seqOf }: OpenLog, event: FightEvent): Taken {
  let at = event;
  // Each names an earlier one, so that this ends.
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const named = takenBy(at);
    if (named === null && at === event) return null;
    // What it takes back may be the end of a press that began before the base.
    if (named === null)
      return (seqOf.get(at.group ?? '') ?? Number.POSITIVE_INFINITY) <= base.seq ? 'before' : at;
    const seq = seqOf.get(named) ?? before;
    if (seq >= before) return null;
    if (seq <= base.seq) return 'before';
    const found = ledger.events(seq - base.seq - 1)[0];
    if (!found) return null;
    [at, before] = [found, seq];
  }
}

/** Where the base of a log of so many events belongs: so that between one and two lengths of events come after it. */
export function placeOfBase(size: number): number {
  return Math.max(0, Math.floor(size / KEPT_EVERY) - 1) * KEPT_EVERY;
}

/** The same log on a later base. */
export function onBase(log: OpenLog, place: number): OpenLog {
  const events = log.ledger.events();
  const between = events.slice(0, place - log.base.seq);
  const fight = between
    .filter(({ id }) => !log.ledger.isUndone(id))
    .reduce(foldEvent, log.base.fight);
  const ledger = createLedger(fight);
  for (const event of events.slice(between.length)) ledger.append(event);
  return { base: { seq: place, fight }, ledger, seqOf: log.seqOf };
}

/** What an author would take back and do again next, as far as this log is at hand; null when only the whole log can tell. */
export function nextToTake(
  log: OpenLog,
  by: string,
): { undo: string | null; redo: string | null } | null {
  const { base, ledger } = log;
  const told = { undo: ledger.undoable(by), redo: ledger.redoable(by) };
  if (base.seq === 0) return told;
  const reachesBack = ledger
    .events()
    .some((event) => event.by === by && takenAtLast(log, event) === 'before');
  return told.undo === null || reachesBack ? null : told;
}
