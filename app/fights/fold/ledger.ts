import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { foldEvent } from './fold-event';

/** The state is kept after every so many events, so that taking back an old one does not fold the log from its beginning. */
const APART = 200;
/** And before each of the last few: what is taken back is nearly always among them, and the rest stays the very same. */
const RECENT = 20;

/** A ledger as it can be kept: its events, and the fight after the first `folded` of them. */
export type LedgerSnapshot = {
  v: 1;
  events: readonly FightEvent[];
  folded: number;
  fight: Fight;
};

/** The log of one fight and what it comes to. */
export type Ledger = {
  /** Adds an event at the end; one that is in the log already counts once. */
  append(event: FightEvent): void;
  /** The fight after all events that count. */
  fight(): Fight;
  /** How many events the log has, those taken back too. */
  size(): number;
  /** The last press of this author that counts, by its first event, for "undo"; null when there is none. */
  undoable(by: string): string | null;
  /** The press that this author took back last and has done nothing since, by its first event, for "redo". */
  redoable(by: string): string | null;
  /** Whether an event of the log is taken back at present. */
  isUndone(event: string): boolean;
  /** Who did an event of the log; null for one that is not in it. */
  authorOf(event: string): string | null;
  /** The log in its order, from this place on. */
  events(from?: number): readonly FightEvent[];
  snapshot(): LedgerSnapshot;
};

/** What an event that takes back or does again comes to, of a press: undoing an undo is doing the first thing again. */
type Taking = { press: string; first: string; undone: boolean };

/** An empty ledger on a seed, or one reopened from its snapshot: then only what came after the snapshot is folded. */
export function createLedger(seed: Fight, snapshot?: LedgerSnapshot): Ledger {
  const log: FightEvent[] = [];
  const placeOf = new Map<string, number>();
  const takings = new Map<string, Taking>();
  /** The presses that are taken back. */
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

  /** States that had this event in them are no longer true. */
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
      (one) => one.by === by && !takingDeed(one) && !undone.has(pressOf(one)),
    );
    return last ? firstOf(last) : null;
  }

  function redoable(by: string): string | null {
    for (let at = log.length - 1; at >= 0; at -= 1) {
      const event = log[at];
      if (event?.by !== by) continue;
      // What was done since stands in the way: doing something anew lets go of what was taken back.
      if (!takingDeed(event)) return null;
      const taking = takings.get(event.id);
      if (taking?.undone && undone.has(taking.press)) return taking.first;
    }
    return null;
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
    isUndone: (event) => {
      const named = eventOf(event);
      return named !== null && undone.has(pressOf(named));
    },
    authorOf: (event) => eventOf(event)?.by ?? null,
    events: (from = 0) => log.slice(from),
    snapshot: () => ({ v: 1, fight: fight(), folded: log.length, events: log.slice() }),
  };
}

/** The first event of the press that an event is of. */
function firstOf(event: FightEvent): string {
  return event.group ?? event.id;
}

/** The press that an event is of. By its author too: nobody binds what is theirs to what another did. */
function pressOf(event: FightEvent): string {
  return `${event.by} ${firstOf(event)}`;
}

/** The undo or redo that an event is; such a deed stands alone in its event and means nothing beside others. */
function takingDeed(event: FightEvent) {
  const [deed] = event.deeds;
  return event.deeds.length === 1 && (deed?.do === 'undo' || deed?.do === 'redo') ? deed : null;
}
