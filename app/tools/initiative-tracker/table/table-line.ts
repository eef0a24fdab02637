import type { SeatIntent } from '~/fights/table/seat-intents';
import type { TableView } from '~/fights/table/table-view';

/** What a player's page knows at a moment. */
export type LineState = {
  view: TableView;
  /** When the time of the turn was told, by the page's own clock; milliseconds. */
  toldAt: number;
  /** What was done here and waits for the server, in words. */
  waiting: readonly { id: string; words: string }[];
  /** Why the last press came to nothing. */
  problem: string | null;
  /** Why the table is no longer shown. */
  ended: string | null;
  /** Whether there is no line at present. */
  isLost: boolean;
};

/** The line between a player's page and the table. */
export type TableLine = {
  state(): LineState;
  /** Does what the player asks, as soon as there is a line. */
  press(intent: SeatIntent): void;
  /** Takes away why the last press came to nothing. */
  letGo(): void;
  watch(changed: () => void): () => void;
  close(): void;
};
