import { useEffect, useState } from 'react';
import styles from './live.module.css';
import type { LiveFight } from './use-fight';

/** The words come with the first thing that is done. */
function fetchWords() {
  return import('~/fights/telling/tell');
}

/** What was done last, in words: shown, and said once to whoever listens. */
export function SaidLast({ done }: { done: LiveFight['done'] }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    if (done === null) return;
    let isAwaited = true;
    fetchWords().then(
      ({ tell }) => {
        if (!isAwaited) return;
        const lines = tell(done.before, done.event, done.after).map(({ text }) => text);
        setWords(lines.slice(0, 4).join(' · '));
      },
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [done]);
  return (
    <p className={styles.said} role="status" data-said>
      {words}
    </p>
  );
}
