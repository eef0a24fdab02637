import { useEffect, useState } from 'react';
import type { FightBook } from './fight-book';
import styles from './live.module.css';
import type { LiveFight } from './use-fight';

/** A phone shows so many without being pushed down by them. */
const MOST = 6;

/** The words come with the first thing that is done. */
function fetchWords() {
  return import('./page-taken-words');
}

export type SaidLastProps = {
  done: LiveFight['done'];
  /** What the press before this page came to. */
  before?: readonly string[];
  book: FightBook;
  /** Where the whole log is, for a fight of which only the end is at hand. */
  log: string | null;
};

/** What was done last, in words: shown, and said once to whoever listens. */
export function SaidLast({ done, before = [], book, log }: SaidLastProps) {
  const [words, setWords] = useState(() => folded(before));
  useEffect(() => {
    if (done === null) return;
    let isAwaited = true;
    fetchWords()
      .then((late) => late.wordsOfDone(done, book, () => late.readLogBefore(log)))
      .then(
        (lines) => {
          if (isAwaited) setWords(folded(lines));
        },
        () => undefined,
      );
    return () => {
      isAwaited = false;
    };
  }, [done, book, log]);
  return (
    <p className={styles.said} role="status" data-said>
      {words.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice
        <span key={at}>{line} </span>
      ))}
    </p>
  );
}

/** All of it, or where it is long its beginning and how much more the log has. */
function folded(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST
    ? lines
    : [...lines.slice(0, MOST - 1), `${lines.length - MOST + 1} more in the log.`];
}
