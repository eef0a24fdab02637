import { createContext, useContext } from 'react';
import type { Done } from '~/characters/play/log';
import type { Play } from '~/characters/record/character';
import type { Condition } from '~/rules/conditions';
import type { TableFacts } from './table-facts';

/** What the parts of the page go by: the sheet, how play stands now, and the id that a form without scripts sends. */
export type TableNow = {
  table: TableFacts;
  play: Play;
  done: readonly Done[];
  fresh: string;
  /** States that are not to count in rolls, by somebody's own word. */
  off: ReadonlySet<Condition>;
  /** Lets a state count in rolls again, or no longer. */
  setCounts: (state: Condition, counts: boolean) => void;
};

/** The table around the parts of the page. */
export const TableContext = createContext<TableNow | null>(null);

/** The table as it stands; only inside one. */
export function useTableNow(): TableNow {
  const now = useContext(TableContext);
  if (now === null) throw new Error('There is no table around this part of the page.');
  return now;
}
