import type { SeatIntent } from '~/fights/table/seat-intents';
import type { TableView } from '~/fights/table/table-view';

/** The state of a player's page. */
export type LineState = {
  view: TableView;
  /** When the elapsed time of the turn was received, by the page's own clock (`performance.now`); milliseconds. */
  toldAt: number;
  /** Actions that wait for the server, in words. */
  waiting: readonly { id: string; words: string }[];
  /** Why the last action was refused. */
  problem: string | null;
  /** Why the fight is no longer shown. */
  ended: string | null;
  /** Whether the page is offline now. */
  isLost: boolean;
};

/** The connection between a player's page and the server. */
export type TableLine = {
  state(): LineState;
  /** Queues an action, which is sent as soon as the page is online. */
  press(intent: SeatIntent): void;
  /** Removes the last refusal. */
  letGo(): void;
  watch(changed: () => void): () => void;
  close(): void;
};
