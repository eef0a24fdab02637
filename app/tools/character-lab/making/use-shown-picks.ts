import { createContext, useContext, useState } from 'react';

/** Whether all changes on the page are saved, and whether scripts run. */
export const Settled = createContext({ settled: true, hydrated: false });

/** Rejected typed numbers by override key; they stay in their fields. */
export const Typed = createContext<Readonly<Record<string, string>>>({});

/**
 * The ticked answers: user input shows immediately, and the server's state once nothing is pending, so that an older
 * response never removes a tick.
 */
export function useShownPicks(
  picked: readonly string[],
): readonly [readonly string[], (picks: readonly string[]) => void] {
  const { settled } = useContext(Settled);
  const [shown, setShown] = useState(picked);
  const [known, setKnown] = useState(picked.join(','));
  const now = picked.join(',');
  if (settled && now !== known) {
    setKnown(now);
    setShown(picked);
  }
  return [shown, setShown];
}
