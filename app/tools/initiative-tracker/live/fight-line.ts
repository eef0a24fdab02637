import type { FightEvent } from '~/fights/log/deeds';
import type { Fight } from '~/fights/log/state';
import type { FightBook } from './fight-book';

/** An event that was not taken, with the reason, until the person lets go of it. */
export type RefusedEvent = { id: string; name: string; reason: string };

/** How what one does gets to where the fight is kept. */
export type LineState =
  /** All of it is there. */
  | 'quiet'
  | 'sending'
  /** No line: it goes on here, and is sent when the line is back. */
  | 'later'
  | 'signed-out'
  /** This browser keeps nothing: what is not sent is on this page alone. */
  | 'unkept';

/** What a screen shows of a fight that is being run; a new one whenever something in it has changed. */
export type LineView = {
  fight: Fight;
  waiting: number;
  refused: readonly RefusedEvent[];
  state: LineState;
  /** Why what was done is not kept on the device, as a sentence. */
  trouble: string | null;
};

/** One fight on an open page: takes what is done, and keeps it where it belongs. */
export type FightLine = {
  book(): FightBook;
  add(event: FightEvent, name: string): void;
  letGo(id: string): void;
  view(): LineView;
  watch(changed: () => void): () => void;
  close(): void;
};

/** The view of a book in which nothing waits. */
export function quietView(book: FightBook): LineView {
  return {
    ...{ fight: book.ledger().fight(), waiting: 0, refused: [] },
    ...{ state: 'quiet', trouble: null },
  };
}
