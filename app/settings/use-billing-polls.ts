import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 3000;
const MOST_POLLS = 10;

/** The state of waiting for a payment's confirmation. */
export type Polling = 'idle' | 'waiting' | 'gave-up';

/**
 * Polls every 3 seconds whether the plan is active, at most ten times, after a return from billing [specification 4].
 */
export function useBillingPolls(wanted: boolean): Polling {
  const { revalidate } = useRevalidator();
  const [polls, setPolls] = useState(0);
  const ask = useRef(revalidate);
  ask.current = revalidate;
  const going = wanted && polls < MOST_POLLS;
  useEffect(() => {
    if (!going) return;
    const timer = setInterval(() => {
      setPolls((count) => count + 1);
      ask.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [going]);
  if (!wanted) return 'idle';
  return going ? 'waiting' : 'gave-up';
}
