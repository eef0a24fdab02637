import { useEffect } from 'react';
import { isAnyOutboxMarked } from '~/platform/outbox/outbox-mark';

/** Tells a device that holds something of anybody's that nobody is signed in, so that without a line it shows no one's. */
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
    // A browser that refuses its storage holds nothing.
    return false;
  }
}
