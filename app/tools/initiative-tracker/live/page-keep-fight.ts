import { keepCopies } from '~/platform/own-copies/keep-copies';
import type { FightBook } from './fight-book';
import { copyOfFight, type TakesBefore } from './fight-copy';

/** After a press has been painted, and others right behind it. */
const WRITTEN_AFTER_MS = 400;

/** Keeps a fight of an account on this device as it goes on. */
export type FightKeeper = {
  /** Something has changed in it. */
  changed(): void;
  /** It is theirs no more, or nowhere: nothing of it stays here. */
  gone(): void;
  close(): void;
};

/** Keeps a copy of a fight in its owner's account on this device, so that it opens and goes on there without a line. */
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
