import { keepCopies } from '~/platform/own-copies/keep-copies';
import type { FightBook } from './fight-book';
import { copyOfFight, type TakesBefore } from './fight-copy';

/** Milliseconds after an action, so that rendering and further actions come first. */
const WRITTEN_AFTER_MS = 400;

/** Updates this device's copy of an account's fight. */
export type FightKeeper = {
  /** To be called when the fight has changed. */
  changed(): void;
  /** The fight is gone or no longer accessible: removes the copy. */
  gone(): void;
  close(): void;
};

/** Stores a copy of an account's fight on this device, so that it can be opened and continued offline. */
export function keepFight(
  owner: string,
  id: string,
  book: FightBook,
  takes: TakesBefore,
): FightKeeper {
  const copies = keepCopies(owner);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;
  let isGone = false;

  function write(): void {
    if (!isOwed || isGone) return;
    isOwed = false;
    clearTimeout(timer);
    copies.keep('fight', { id, ...copyOfFight(book, takes) });
  }

  function changed(): void {
    if (!isOwed) timer = setTimeout(write, WRITTEN_AFTER_MS);
    isOwed = true;
  }

  function look(): void {
    if (document.visibilityState === 'hidden') write();
  }

  addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', look);
  changed();

  return {
    changed,
    gone() {
      isGone = true;
      copies.remove('fight', id);
    },
    close() {
      write();
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', look);
      copies.close();
    },
  };
}
