import type { FightBook } from './fight-book';
import type { LineView } from './fight-line';

/** URLs of the whole log: as text, Markdown, and JSON events. */
export type LogElsewhere = { text: string; markdown: string; json: string };

/** The source of the log panel. */
export type LogPanelProps = {
  book: FightBook;
  view: LineView;
  elsewhere: LogElsewhere | null;
};
