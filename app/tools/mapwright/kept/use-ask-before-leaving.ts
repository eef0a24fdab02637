import { type MutableRefObject, useEffect } from 'react';

/**
 * Asks for confirmation before the page is left with something on it that would be lost; not after the user signed out.
 */
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
