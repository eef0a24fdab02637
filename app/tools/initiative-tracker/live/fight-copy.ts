import type { FightRead } from '~/fights/kept/fight-calls';
import { type FightFacts, factsOf } from '~/fights/kept/fight-facts';
import { KEPT_EVERY, onBase, openLog, placeOfBase } from '~/fights/kept/fight-log';
import { EDITIONS } from '~/rules/edition';
import type { FightBook } from './fight-book';

/** The events before those in memory that an author may undo and redo. */
export type TakesBefore = { undo: string | null; redo: string | null };

/** A copy of an account's fight, to open it offline. */
export type FightCopy = { read: FightRead; takes: TakesBefore };

/** Most events after the base before the base is moved forward. */
const MOST_EVENTS = 3 * KEPT_EVERY;

/**
 * Makes the copy of an account's fight that a device stores: numbered events on a base. Unsent events are not part of
 * it, because they wait in the outbox; only the facts for lists include them.
 */
export function copyOfFight(
  book: FightBook,
  takes: TakesBefore,
): { note: FightFacts; body: string } {
  const numbered = book.seq() - book.before();
  const events = book.ledger().events().slice(0, numbered);
  const { base, tail } = shortened(book, events);
  return {
    note: factsOf(book.ledger().fight()),
    body: JSON.stringify({ v: 1, base, events: tail, takes }),
  };
}

function shortened(book: FightBook, events: ReturnType<ReturnType<FightBook['ledger']>['events']>) {
  const base = { seq: book.before(), fight: book.seed() };
  if (events.length <= MOST_EVENTS) return { base, tail: events };
  const log = onBase(openLog(base, [], events), placeOfBase(base.seq + events.length));
  return { base: log.base, tail: log.ledger.events() };
}

/** Reads the result of `copyOfFight`, checking only its outline; null for text of a later release or anything else. */
export function readFightCopy(body: string, note: FightFacts, at: number): FightCopy | null {
  try {
    const { v, base, events, takes } = Object(JSON.parse(body));
    const isFight = v === 1 && base?.fight?.v === 1 && Array.isArray(events);
    if (!isFight || !Number.isSafeInteger(base.seq)) return null;
    const seq = base.seq + events.length;
    const { undo = null, redo = null } = Object(takes);
    return { read: { base, events, seq, facts: note, changedAt: at }, takes: { undo, redo } };
  } catch {
    return null;
  }
}

/** Reads the facts for lists, checking only their outline. */
export function factsIn(note: unknown): FightFacts | null {
  const { name, edition, status, round, combatants } = Object(note);
  const known = EDITIONS.find((one) => one === edition);
  if (typeof name !== 'string' || known === undefined) return null;
  if (!['planned', 'running', 'over'].includes(status)) return null;
  return {
    name,
    edition: known,
    status,
    round: Number(round),
    combatants: Number(combatants),
    // A copy's list shows none; the fight itself has them.
    notes: '',
  };
}
