import { useEffect, useState } from 'react';
import { askJson } from '~/platform/ask-json';

/** A server cannot announce that it is reachable again, so it is polled at this interval in milliseconds. */
const ASKED_EACH_MS = 20_000;

/**
 * Whether an account's URL responds again: requested now, repeatedly until it does, when the device goes online, and
 * whenever the page becomes visible.
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
