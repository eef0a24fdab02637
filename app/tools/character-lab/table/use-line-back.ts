import { useEffect, useState } from 'react';
import { askJson } from '~/platform/ask-json';

/** How often to check whether the server responds again. */
const ASKED_EACH_MS = 20_000;

/**
 * Returns whether a URL of the account responds again: checked at once, repeatedly, when back online, and when the page
 * becomes visible.
 */
export function useLineBack(address: string): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () =>
      void askJson(address, signal).then((answer) => {
        if (!signal.aborted) setBack(answer.is === 'here');
      });
    ask();
    addEventListener('online', ask, { signal });
    addEventListener('focus', ask, { signal });
    addEventListener('offline', () => setBack(false), { signal });
    const timer = isBack ? undefined : setInterval(ask, ASKED_EACH_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [address, isBack]);
  return isBack;
}
