import { useEffect } from 'react';
import { isAnyOutboxMarked } from '~/platform/outbox/outbox-mark';

/** Records on a device with offline data that nobody is signed in, so that no user's data is shown while offline. */
export function useNobodyHere(isNobody: boolean): void {
  useEffect(() => {
    if (!isNobody || !mayHold()) return;
    void import('~/platform/own-copies/note-here').then(
      (late) => late.noteHere(null, Date.now()),
      () => undefined,
    );
  }, [isNobody]);
}

function mayHold(): boolean {
  try {
    return isAnyOutboxMarked(localStorage);
  } catch {
    // A browser that refuses storage holds no data.
    return false;
  }
}
