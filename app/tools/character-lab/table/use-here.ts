import { useEffect } from 'react';

/** Without a line this device shows the copies of whoever was here last: the server says that it is they. */
export function useHere(owner: string): void {
  useEffect(() => {
    void import('~/platform/own-copies/note-here').then(
      (late) => late.noteHere(owner, Date.now()),
      () => undefined,
    );
  }, [owner]);
}
