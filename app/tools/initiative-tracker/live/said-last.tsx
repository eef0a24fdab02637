import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DoneNews } from './done-news';
import type { FightBook } from './fight-book';
import styles from './live.module.css';

/** A phone shows so many without being pushed down by them. */
const MOST = 6;

/** The words come with the first thing that is done. */
function fetchWords() {
  return import('./page-taken-words');
}

export type SaidLastProps = {
  done: DoneNews;
  /** What the press before this page came to. */
  before?: readonly string[];
  book: FightBook;
  /** Where the whole log is, for a fight of which only the end is at hand. */
  log: string | null;
};

/** What was done last, in words: shown, and said once to whoever listens. */
export function SaidLast({ done: news, before = [], book, log }: SaidLastProps) {
  const done = useSyncExternalStore(news.watch, news.latest, () => null);
  const [words, setWords] = useState(() => folded(before));
  useEffect(() => {
    if (done === null) return;
    const told = done;
    let isAwaited = true;
    // What was done is seen first: telling of it follows.
    const frame = requestAnimationFrame(() => setTimeout(tell));
    function tell() {
      fetchWords()
        .then((late) => late.wordsOfDone(told, book, () => late.readLogBefore(log)))
        .then(
          (lines) => {
            if (isAwaited) setWords(folded(lines));
          },
          () => undefined,
        );
    }
    return () => {
      isAwaited = false;
      cancelAnimationFrame(frame);
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
