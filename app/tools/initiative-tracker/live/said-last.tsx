import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DoneNews } from './done-news';
import type { FightBook } from './fight-book';
import styles from './live.module.css';
import { UntilForm } from './until-form';

/** Most lines shown, so that they fit on a phone. */
const MOST = 6;

/** Loaded after the first action. */
function fetchWords() {
  return import('./page-taken-words');
}

export type SaidLastProps = {
  done: DoneNews;
  /** The lines that describe the action before this page. */
  before?: readonly string[];
  book: FightBook;
  /** URL of the whole log, for a fight of which only the end is in memory. */
  log: string | null;
};

/** Describes the last action: shown, and announced once to screen readers. */
export function SaidLast({ done: news, before = [], book, log }: SaidLastProps) {
  const done = useSyncExternalStore(news.watch, news.latest, () => null);
  const [words, setWords] = useState(() => folded(before));
  // What stands above the order moves it, so it changes after the action itself is painted.
  const [shown, show] = useState(done);
  useEffect(() => {
    if (done === null) return;
    const told = done;
    let isAwaited = true;
    // Render the action first; its description follows.
    const frame = requestAnimationFrame(() => setTimeout(tell));
    function tell() {
      show(told);
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
    <>
      <p className={styles.said} role="status" data-said>
        {words.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages can be equal
          <span key={at}>{line} </span>
        ))}
      </p>
      {shown !== null && <UntilForm deeds={shown.event.deeds} after={shown.after} />}
    </>
  );
}

/** All lines, or the first ones and how many more the log has. */
function folded(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST
    ? lines
    : [...lines.slice(0, MOST - 1), `${lines.length - MOST + 1} more in the log.`];
}
