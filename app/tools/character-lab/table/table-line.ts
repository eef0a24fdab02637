import type { Deed } from '~/characters/play/deed';
import type { Done, Told } from '~/characters/play/log';
import type { Play } from '~/characters/record/character';
import type { DeedBook } from './deed-book';

/** A deed that was not taken, with the reason, until the person lets go of it. */
export type RefusedDeed = { id: string; name: string; reason: string };

/** How what one does gets to the account; `unkept`: this browser keeps nothing, so it is on this page alone until it is sent. */
export type LineState = 'quiet' | 'sending' | 'later' | 'signed-out' | 'unkept';

/** What a screen shows of a character that is played; a new one whenever something in it has changed. */
export type TableView = {
  play: Play;
  done: readonly Done[];
  /** So many deeds are not answered yet. */
  waiting: number;
  refused: readonly RefusedDeed[];
  state: LineState;
  /** Why what was done is not kept on the device, as a sentence. */
  trouble: string | null;
};

/** One character on an open page: takes what is done, and brings it to its account. */
export type TableLine = {
  /** `name`: what was pressed, for the case that it is refused. */
  add(deed: Deed, name: string): Told;
  letGo(id: string): void;
  view(): TableView;
  watch(changed: () => void): () => void;
  close(): void;
};

/** The view of a book in which nothing waits. */
export function quietView(book: DeedBook): TableView {
  const { play, done } = book.log();
  return { play, done, waiting: 0, refused: [], state: 'quiet', trouble: null };
}
