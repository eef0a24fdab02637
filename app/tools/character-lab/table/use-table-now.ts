import { createContext, useContext } from 'react';
import type { Done } from '~/characters/play/log';
import type { Play } from '~/characters/record/character';
import type { Condition } from '~/rules/conditions';
import type { Pressed } from './pressed';
import type { TableFacts } from './table-facts';

/** The state for the parts of the page: the sheet, the current play, and the deed id for forms without scripts. */
export type TableNow = {
  table: TableFacts;
  play: Play;
  done: readonly Done[];
  fresh: string;
  /** Conditions that the user excluded from rolls. */
  off: ReadonlySet<Condition>;
  /** Includes or excludes a condition in rolls. */
  setCounts: (state: Condition, counts: boolean) => void;
  /** Applies a deed that belongs to a roll, such as the arrow that was shot. */
  act: (deed: Pressed, name: string) => void;
  /** Extra damage that was dealt this turn, by its name. */
  dealt: ReadonlySet<string>;
  /** Notes extra damage as dealt this turn; null begins a new turn. */
  setDealt: (name: string | null) => void;
};

/** Provides the state to the parts of the page. */
export const TableContext = createContext<TableNow | null>(null);

/** Returns the current state. Throws outside of a `TableContext`. */
export function useTableNow(): TableNow {
  const now = useContext(TableContext);
  if (now === null) throw new Error('There is no table around this part of the page.');
  return now;
}
