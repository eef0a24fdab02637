import { useEffect, useMemo, useState } from 'react';
import type { LogBegins } from '~/fights/kept/fight-calls';
import type { FightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import type { Fight } from '~/fights/log/state';
import { askJson } from '~/platform/ask-json';
import type { FightBook } from './fight-book';

/** A log to describe: its initial state, its events, and whether it starts at the real beginning. */
export type WholeLog = {
  begins: Fight;
  events: readonly FightEvent[];
  isWhole: boolean;
  /** For a log whose beginning is elsewhere: requested, available, or failed. */
  is: 'asked' | 'here' | 'lost';
};

/** The fetched events before those in memory. */
export type LogBefore = { begins: LogBegins; events: FightEvent[] };

/**
 * The log of a fight from its real beginning. For a long fight only the end is in memory, on a stored state: the
 * events before are fetched once from `address`. Until they arrive, or offline, the log begins with the events in
 * memory.
 */
export function useWholeLog(book: FightBook, fight: Fight, address: string | null): WholeLog {
  const missing = book.before();
  const [before, setBefore] = useState<LogBefore | 'asked' | 'lost'>('asked');
  useEffect(() => {
    if (missing === 0 || address === null) return;
    const leaving = new AbortController();
    void askJson<LogBefore>(address, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      setBefore(answer.is === 'here' ? answer.value : 'lost');
    });
    return () => leaving.abort();
  }, [missing, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the book is mutable, and `fight` changes when its log grows
  return useMemo(() => wholeLog(book, before), [book, before, fight]);
}

/** Joins the fetched events and those in memory. */
export function wholeLog(
  book: Pick<FightBook, 'before' | 'seed' | 'ledger'>,
  before: LogBefore | 'asked' | 'lost',
): WholeLog {
  const events = book.ledger().events();
  const missing = book.before();
  if (missing === 0) return { begins: book.seed(), events, isWhole: true, is: 'here' };
  // The fetched events may end too early, if the fight was read again meanwhile.
  if (typeof before === 'string' || before.events.length < missing) {
    const is = before === 'lost' ? 'lost' : 'asked';
    return { begins: book.seed(), events, isWhole: false, is };
  }
  const { name, edition } = before.begins;
  const whole = [...before.events.slice(0, missing), ...events];
  return { begins: newFight(name, edition), events: whole, isWhole: true, is: 'here' };
}
