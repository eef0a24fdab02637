import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { foldEvent } from './fold-event';
import { whyNotAlone } from './undo-alone';

/** Keep the state after every so many events, so that undoing an old event need not fold the log from its beginning. */
const APART = 200;
/**
 * Also keep the state after each of the last few events: undone events are nearly always among them, and unchanged
 * objects stay identical.
 */
const RECENT = 20;

/** A ledger as it can be stored: its events, and the fight after the first `folded` of them. */
export type LedgerSnapshot = {
  v: 1;
  events: readonly FightEvent[];
  folded: number;
  fight: Fight;
};

/** The log of one fight and the state that results from it. */
export type Ledger = {
  /** Adds an event at the end; an event that is already in the log is ignored. */
  append(event: FightEvent): void;
  /** The fight after all events that are not undone. */
  fight(): Fight;
  /** Number of events in the log, including undone ones. */
  size(): number;
  /** Id of the first event of this author's last action that is not undone, for "undo"; null if none. */
  undoable(by: string): string | null;
  /**
   * Id of the first event of the action that this author undid last, with nothing done since, for "redo"; null if
   * none.
   */
  redoable(by: string): string | null;
  /**
   * Why this author cannot undo the action of an event by itself, with later ones standing, as a sentence; null when
   * it can be undone.
   */
  whyNotUndo(event: string, by: string): string | null;
  /** Whether an event of the log is currently undone. */
  isUndone(event: string): boolean;
  /** The author of an event; null if it is not in the log. */
  authorOf(event: string): string | null;
  /** The events in log order, from index `from` on. */
  events(from?: number): readonly FightEvent[];
  snapshot(): LedgerSnapshot;
};

/** What an undo or redo event does to an action: undoing an undo is redoing the original action. */
type Taking = { press: string; first: string; undone: boolean };

/** Makes an empty ledger on a seed, or restores one from its snapshot and folds only the events after the snapshot. */
export function createLedger(seed: Fight, snapshot?: LedgerSnapshot): Ledger {
  const log: FightEvent[] = [];
  const placeOf = new Map<string, number>();
  const takings = new Map<string, Taking>();
  /** The actions that are undone. */
  const undone = new Set<string>();
  let checkpoints: { after: number; fight: Fight }[] = [{ after: 0, fight: seed }];
  let present = { after: 0, fight: seed };

  function append(event: FightEvent): void {
    if (placeOf.has(event.id)) return;
    placeOf.set(event.id, log.length);
    log.push(event);
    const taking = takingOf(event);
    if (!taking) return;
    takings.set(event.id, taking);
    const { press } = taking;
    if (undone.has(press) === taking.undone) return;
    if (taking.undone) undone.add(press);
    else undone.delete(press);
    forgetFrom(log.findIndex((one) => pressOf(one) === press));
  }

  function takingOf(event: FightEvent): Taking | null {
    const deed = takingDeed(event);
    if (!deed) return null;
    const before = takings.get(deed.event);
    if (before) {
      return deed.do === 'undo' ? { ...before, undone: !before.undone } : before;
    }
    const named = eventOf(deed.event);
    if (!named || takingDeed(named)) return null;
    return { press: pressOf(named), first: firstOf(named), undone: deed.do === 'undo' };
  }

  function eventOf(id: string): FightEvent | null {
    const place = placeOf.get(id);
    return place === undefined ? null : (log[place] ?? null);
  }

  /** Drops the stored states that include the event at this index. */
  function forgetFrom(place: number): void {
    checkpoints = checkpoints.filter((one) => one.after <= place);
    if (present.after > place) present = checkpoints.at(-1) ?? { after: 0, fight: seed };
  }

  function fight(): Fight {
    let { after, fight: state } = present;
    for (; after < log.length; after += 1) {
      const isKept = (at: number) => at % APART === 0 || at > log.length - RECENT;
      if (isKept(after) && (checkpoints.at(-1)?.after ?? 0) < after) {
        checkpoints = checkpoints.filter((one) => isKept(one.after));
        checkpoints.push({ after, fight: state });
      }
      const event = log[after];
      if (event && !undone.has(pressOf(event))) state = foldEvent(state, event);
    }
    present = { after, fight: state };
    return state;
  }

  function undoable(by: string): string | null {
    const last = log.findLast(
      (one) => one.by === by && !takingDeed(one) && !isNotes(one) && !undone.has(pressOf(one)),
    );
    return last ? firstOf(last) : null;
  }

  function redoable(by: string): string | null {
    for (let at = log.length - 1; at >= 0; at -= 1) {
      const event = log[at];
      if (event?.by !== by || isNotes(event)) continue;
      // A new action after the undo ends the possibility to redo.
      if (!takingDeed(event)) return null;
      const taking = takings.get(event.id);
      if (taking?.undone && undone.has(taking.press)) return taking.first;
    }
    return null;
  }

  function whyNotUndo(id: string, by: string): string | null {
    const named = eventOf(id);
    if (named === null || takingDeed(named)) return 'This is too far back to be undone by itself.';
    const press = pressOf(named);
    if (named.by !== by) return 'Only the person who did this can undo it.';
    if (undone.has(press)) return 'This is undone already.';
    const standing = log.filter((one) => !takingDeed(one) && !undone.has(pressOf(one)));
    return whyNotAlone(seed, standing, (one) => pressOf(one) === press);
  }

  const reopen = (kept: LedgerSnapshot): void => {
    kept.events.slice(0, kept.folded).forEach(append);
    present = { after: log.length, fight: kept.fight };
    checkpoints = [{ after: 0, fight: seed }, present];
    kept.events.slice(kept.folded).forEach(append);
  };
  if (snapshot) reopen(snapshot);

  return {
    append,
    fight,
    size: () => log.length,
    undoable,
    redoable,
    whyNotUndo,
    isUndone: (event) => {
      const named = eventOf(event);
      return named !== null && undone.has(pressOf(named));
    },
    authorOf: (event) => eventOf(event)?.by ?? null,
    events: (from = 0) => log.slice(from),
    snapshot: () => ({ v: 1, fight: fight(), folded: log.length, events: log.slice() }),
  };
}

/** Id of the first event of the action that an event belongs to. */
function firstOf(event: FightEvent): string {
  return event.group ?? event.id;
}

/**
 * Key of the action that an event belongs to. It includes the author, so that nobody can attach an event to another
 * author's action.
 */
function pressOf(event: FightEvent): string {
  return `${event.by} ${firstOf(event)}`;
}

/** Whether an event only types notes, which undo and redo pass over: nobody who undoes a blow means them. */
function isNotes({ deeds }: FightEvent): boolean {
  return deeds.every((deed) => deed.do === 'notes');
}

/**
 * The undo or redo deed of an event; null for others. Such a deed must be alone in its event and is ignored beside
 * others.
 */
function takingDeed(event: FightEvent) {
  const [deed] = event.deeds;
  return event.deeds.length === 1 && (deed?.do === 'undo' || deed?.do === 'redo') ? deed : null;
}
