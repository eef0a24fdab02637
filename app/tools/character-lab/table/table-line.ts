import type { Deed } from '~/characters/play/deed';
import type { Done, Told } from '~/characters/play/log';
import type { Play } from '~/characters/record/character';
import type { DeedBook } from './deed-book';
import type { TableFacts } from './table-facts';

/** A refused deed with the reason, until the user dismisses it. */
export type RefusedDeed = { id: string; name: string; reason: string };

/** The state of sending deeds; `unkept`: the browser has no storage, so unsent deeds exist only on this page. */
export type LineState = 'quiet' | 'sending' | 'later' | 'signed-out' | 'unkept';

/** The state that a screen shows of a played character; a new object whenever something changed. */
export type TableView = {
  play: Play;
  done: readonly Done[];
  /** The number of unanswered deeds. */
  waiting: number;
  refused: readonly RefusedDeed[];
  state: LineState;
  /** Why deeds could not be stored on the device, as a sentence. */
  trouble: string | null;
};

/** A character on an open page: accepts deeds and sends them to the account. */
export type TableLine = {
  /** `name`: the label of the button, for the message if the deed is refused. */
  add(deed: Deed, name: string): Told;
  letGo(id: string): void;
  view(): TableView;
  /** The page was loaded again: the copy on this device is written anew. */
  reloaded(): void;
  watch(changed: () => void): () => void;
  close(): void;
};

/** What a line tells the page, and what it asks of it. */
export type WatchedTable = {
  /** Called when the sheet changed, or a fight began or ended: the page data must be reloaded. */
  otherSheet(): void;
  /** The table as it was loaded last, for the copy on this device. */
  table(): TableFacts;
};

/** Opens a character where it is kept: in an account, or on this device alone. */
export type OpenTableLine = (table: TableFacts, book: DeedBook, watched: WatchedTable) => TableLine;

/** The view of a book without waiting deeds. */
export function quietView(book: DeedBook): TableView {
  const { play, done } = book.log();
  return { play, done, waiting: 0, refused: [], state: 'quiet', trouble: null };
}
