import type { FightBook } from './fight-book';
import type { LineView } from './fight-line';

/** What the log is told from. */
export type LogPanelProps = {
  book: FightBook;
  view: LineView;
  elsewhere: { text: string; markdown: string } | null;
};
