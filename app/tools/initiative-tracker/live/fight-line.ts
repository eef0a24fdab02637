import type { FightEvent } from '~/fights/log/deeds';
import type { Fight } from '~/fights/log/state';
import type { FightBook } from './fight-book';

/** An event that was refused, with the reason; shown until the user dismisses it. */
export type RefusedEvent = { id: string; name: string; reason: string };

/** The state of sending events to where the fight is stored. */
export type LineState =
  /** Everything is stored. */
  | 'quiet'
  | 'sending'
  /** Offline: events are stored on the device and sent later. */
  | 'later'
  | 'signed-out'
  /** This browser stores nothing: unsent events exist only on this page. */
  | 'unkept';

/** What the screen shows of a running fight; a new object whenever something changed. */
export type LineView = {
  fight: Fight;
  waiting: number;
  refused: readonly RefusedEvent[];
  state: LineState;
  /** Why events are not stored on the device, as a sentence. */
  trouble: string | null;
};

/** One fight on an open page: accepts events and stores them where they belong. */
export type FightLine = {
  book(): FightBook;
  add(event: FightEvent, name: string): void;
  letGo(id: string): void;
  view(): LineView;
  watch(changed: () => void): () => void;
  close(): void;
};

/** The view of a book without pending events. */
export function quietView(book: FightBook): LineView {
  return {
    fight: book.ledger().fight(),
    waiting: 0,
    refused: [],
    state: 'quiet',
    trouble: null,
  };
}
