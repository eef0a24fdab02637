import { paths } from '~/paths';
import { keepJsonAhead } from '~/platform/ask-kept-json';
import { keepCopies } from '~/platform/own-copies/keep-copies';
import { copyOfCharacter } from './character-copy';
import { spellId } from './spell-id';
import type { TableFacts } from './table-facts';

/** The delay before writing, after a press is painted and so that several presses are written together. */
const WRITTEN_AFTER_MS = 400;

/** The texts of spells wait until the page has all that it needs itself. */
const TEXTS_AFTER_MS = 3000;

/** Stores a character on this device while it is played. */
export type CharacterKeeper = {
  /** Something changed: schedules a write. */
  changed(): void;
  /** The server confirmed a state: writes at once, before the deeds leave the outbox. */
  confirmed(): void;
  /** The character no longer exists for this user: deletes the copy. */
  gone(): void;
  close(): void;
};

/** Stores a copy of the user's character on this device, to open and play it offline. */
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

  // What is cast at the table is read there, also by whoever never opened it at home.
  const leaving = new AbortController();
  const texts = setTimeout(() => {
    const { spells, edition } = now().sheet;
    const cast = spells.filter(({ how }) => how !== 'in-book');
    const ids = new Set(cast.map(({ slug }) => spellId(slug, edition)));
    const asked = [...ids].map((one) => paths.spellJson({ id: one }));
    void keepJsonAhead(asked, leaving.signal).catch(() => undefined);
  }, TEXTS_AFTER_MS);

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
      clearTimeout(texts);
      leaving.abort();
      write();
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', look);
      copies.close();
    },
  };
}
