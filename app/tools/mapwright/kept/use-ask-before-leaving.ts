import { type MutableRefObject, useEffect } from 'react';

/** Asks before the page is left while there is something on it that would be lost; not once the person has signed out. */
export function useAskBeforeLeaving(
  isAtRisk: boolean,
  isSignedOut: MutableRefObject<boolean>,
): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSignedOut.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, isSignedOut]);
}
