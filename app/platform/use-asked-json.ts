import { useEffect, useState } from 'react';
import { type Asked, askJson } from './ask-json';

export type AskedJson<T> = [answer: Asked<T> | { is: 'coming' }, again: () => void];

/** Loads JSON from the site; a request for another path aborts the earlier one; `again` retries. */
export function useAskedJson<T>(path: string): AskedJson<T> {
  const [answer, setAnswer] = useState<Asked<T> | { is: 'coming' }>({ is: 'coming' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: incrementing `tries` starts another attempt
  useEffect(() => {
    const leaving = new AbortController();
    setAnswer({ is: 'coming' });
    void askJson<T>(path, leaving.signal).then((came) => {
      if (!leaving.signal.aborted) setAnswer(came);
    });
    return () => leaving.abort();
  }, [path, tries]);
  return [answer, () => setTries((count) => count + 1)];
}
