import { keepCopies } from '~/platform/own-copies/keep-copies';
import { copyOfCharacter } from './character-copy';
import type { TableFacts } from './table-facts';

/** After a press has been painted, and others right behind it. */
const WRITTEN_AFTER_MS = 400;

/** Keeps a character of an account on this device as it is played. */
export type CharacterKeeper = {
  /** Something has changed in it. */
  changed(): void;
  /** The server has it: it is written at once, before it is gone from what waits. */
  confirmed(): void;
  /** It is theirs no more, or nowhere: nothing of it stays here. */
  gone(): void;
  close(): void;
};

/** Keeps a copy of one's character on this device, so that it opens and is played there without a line. */
export function keepCharacter(owner: string, id: string, now: () => TableFacts): CharacterKeeper {
  const copies = keepCopies(owner);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;
  let isGone = false;

  function write(): void {
    if (!isOwed || isGone) return;
    isOwed = false;
    clearTimeout(timer);
    copies.keep('character', { id, ...copyOfCharacter(now()) });
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
    confirmed() {
      isOwed = true;
      write();
    },
    gone() {
      isGone = true;
      copies.remove('character', id);
    },
    close() {
      write();
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', look);
      copies.close();
    },
  };
}
