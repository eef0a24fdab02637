import { useEffect, useMemo, useState } from 'react';
import type { LogBegins } from '~/fights/kept/fight-calls';
import type { FightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import type { Fight } from '~/fights/log/state';
import { askJson } from '~/platform/ask-json';
import type { FightBook } from './fight-book';

/** A log to be told: what it begins from, its events, and whether that is its true beginning. */
export type WholeLog = {
  begins: Fight;
  events: readonly FightEvent[];
  isWhole: boolean;
  /** Of a log whose beginning lies elsewhere: whether that is asked for, here, or could not be had. */
  is: 'asked' | 'here' | 'lost';
};

/** What came before what is at hand, as it was fetched. */
export type LogBefore = { begins: LogBegins; events: FightEvent[] };

/**
 * The log of a fight from its true beginning. A long one has but its end at hand, on a state that was kept: what came before is
 * fetched once from `address`, and until it is there (or without a line) the log begins where what is at hand does.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows with the fight
  return useMemo(() => wholeLog(book, before), [book, before, fight]);
}

/** What is at hand behind what came before it. */
export function wholeLog(
  book: Pick<FightBook, 'before' | 'seed' | 'ledger'>,
  before: LogBefore | 'asked' | 'lost',
): WholeLog {
  const events = book.ledger().events();
  const missing = book.before();
  if (missing === 0) return { begins: book.seed(), events, isWhole: true, is: 'here' };
  // What was fetched may end before what is at hand begins, when the fight was read anew meanwhile.
  if (typeof before === 'string' || before.events.length < missing) {
    const is = before === 'lost' ? 'lost' : 'asked';
    return { begins: book.seed(), events, isWhole: false, is };
  }
  const { name, edition } = before.begins;
  const whole = [...before.events.slice(0, missing), ...events];
  return { begins: newFight(name, edition), events: whole, isWhole: true, is: 'here' };
}
