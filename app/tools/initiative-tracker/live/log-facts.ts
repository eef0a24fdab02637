import type { FightBook } from './fight-book';
import type { LineView } from './fight-line';

/** URLs of the whole log: as text, Markdown, and JSON events. */
export type LogElsewhere = { text: string; markdown: string; json: string };

/** The source of the log panel. */
export type LogPanelProps = {
  /** The id of the user, who may undo lines of their own. */
  by: string;
  book: FightBook;
  view: LineView;
  elsewhere: LogElsewhere | null;
};
