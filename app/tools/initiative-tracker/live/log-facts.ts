import type { FightBook } from './fight-book';
import type { LineView } from './fight-line';

/** Where the whole log is: in words, and every event as JSON. */
export type LogElsewhere = { text: string; markdown: string; json: string };

/** What the log is told from. */
export type LogPanelProps = {
  book: FightBook;
  view: LineView;
  elsewhere: LogElsewhere | null;
};
