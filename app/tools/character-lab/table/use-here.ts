import { useEffect } from 'react';

/** Notes the signed-in user on this device, whose copies are shown while offline. */
export function useHere(owner: string): void {
  useEffect(() => {
    void import('~/platform/own-copies/note-here').then(
      (late) => late.noteHere(owner, Date.now()),
      () => undefined,
    );
  }, [owner]);
}
