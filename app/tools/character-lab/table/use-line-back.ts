import { useEffect, useState } from 'react';
import { askJson } from '~/platform/ask-json';

/** A server that is gone says nothing when it is back: it is asked so often. */
const ASKED_EACH_MS = 20_000;

/**
 * Whether an address of the account answers again: asked now, from time to time until it does, when the line is back, and whenever
 * the page is looked at.
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
