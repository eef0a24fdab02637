import { createContext, useContext, useState } from 'react';

/** Whether everything that was changed on the page has been answered, and whether scripts run. */
export const Settled = createContext({ settled: true, hydrated: false });

/** What was typed for numbers and may not be kept, by their keys: it stays in its fields. */
export const Typed = createContext<Readonly<Record<string, string>>>({});

/**
 * What is ticked: at once what one ticks, and what the server keeps as soon as nothing is under way. So a tick is never taken back
 * by an older answer.
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
