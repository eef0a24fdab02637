import { foldEvent } from '../fold/fold-event';
import { createLedger, type Ledger } from '../fold/ledger';
import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** The base moves by this many events; between one and two such lengths of events stay in memory after it. */
export const KEPT_EVERY = 200;

/** The fight after the first `seq` events of its log, without those that were undone since. */
export type Base = { seq: number; fight: Fight };

/**
 * The part of a log that its object has in memory: the latest events on a base. Of events before the base only the
 * ids are known, since undoing such an old event is very rare; it needs the whole log, whose base is empty.
 */
export type OpenLog = {
  base: Base;
  ledger: Ledger;
  /** The number of each event by its id, including those before the base. */
  seqOf: Map<string, number>;
};

/** Opens a log from its base, the ids before it in order, and the events after it. */
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

/** Number of events of a log, which is also the number of its last event. */
export function sizeOf({ base, ledger }: OpenLog): number {
  return base.seq + ledger.size();
}

/** Adds an event at the end and returns its number; the caller has checked that it is new. */
export function addEvent(log: OpenLog, event: FightEvent): number {
  log.ledger.append(event);
  const seq = sizeOf(log);
  log.seqOf.set(event.id, seq);
  return seq;
}

/** The id of the event that this event undoes or redoes; null for any other event. */
export function takenBy({ deeds }: FightEvent): string | null {
  const [deed] = deeds;
  return deed?.do === 'undo' || deed?.do === 'redo' ? deed.event : null;
}

/** What an undo or redo refers to: the original event, `before` for one before the base, null for none. */
export type Taken = FightEvent | 'before' | null;

/** Follows a chain of undo and redo events to the original event. */
export function takenAtLast({ base, ledger, seqOf }: OpenLog, event: FightEvent): Taken {
  let at = event;
  // Ends, because each event must refer to an earlier one.
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const named = takenBy(at);
    if (named === null && at === event) return null;
    // The event found may be the end of an action that began before the base.
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

/** The position of the base for a log of `size` events: one to two lengths of `KEPT_EVERY` events follow it. */
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

/** What an author would undo and redo next, from the events in memory; null when only the whole log can tell. */
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
