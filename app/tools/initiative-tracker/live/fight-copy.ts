import type { FightRead } from '~/fights/kept/fight-calls';
import { type FightFacts, factsOf } from '~/fights/kept/fight-facts';
import { KEPT_EVERY, onBase, openLog, placeOfBase } from '~/fights/kept/fight-log';
import { EDITIONS } from '~/rules/edition';
import type { FightBook } from './fight-book';

/** What an author may take back and do again from before what is at hand. */
export type TakesBefore = { undo: string | null; redo: string | null };

/** A fight of an account as a device opens it without a line. */
export type FightCopy = { read: FightRead; takes: TakesBefore };

/** As many events may stand behind the base before it is moved on. */
const MOST_EVENTS = 3 * KEPT_EVERY;

/**
 * A fight of an account as a device keeps it: what the server has numbered, on a state of which older presses are part. What is
 * not sent yet waits in the outbox, and is no part of it, but of what lists tell.
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

/** Reads what `copyOfFight` wrote, as far as its outline goes; null for what a later release wrote, or nobody. */
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

/** What a list tells of a copy, as far as its outline goes. */
export function factsIn(note: unknown): FightFacts | null {
  const { name, edition, status, round, combatants } = Object(note);
  const known = EDITIONS.find((one) => one === edition);
  if (typeof name !== 'string' || known === undefined) return null;
  if (!['planned', 'running', 'over'].includes(status)) return null;
  return { name, edition: known, status, round: Number(round), combatants: Number(combatants) };
}
