import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { useHydrated } from '../use-hydrated';
import type { Ticks } from './row-tick';
import { chosenRows, NOTHING_CHOSEN, nextSelection, type SelectionAction } from './selection';

type Selecting = { rows: readonly string[]; action: SelectionAction };

/**
 * The selection of a table's rows, as fields `name` of the form around the table. Set `form` as the form's ref: boxes
 * that were checked before hydration, or restored by going back, are read from it.
 */
export function useTicks(
  name: string,
  rows: readonly string[],
): {
  ticks: Ticks;
  chosen: readonly string[];
  form: RefObject<HTMLFormElement>;
  clear: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [selection, choose] = useReducer(
    (state: typeof NOTHING_CHOSEN, step: Selecting) => nextSelection(step.rows, state, step.action),
    NOTHING_CHOSEN,
  );
  const dispatch = (action: SelectionAction) => choose({ rows, action });
  const chosen = chosenRows(rows, selection);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once the rows that were ticked before hydration
  useEffect(() => {
    const ticked = form.current ? new FormData(form.current).getAll(name).map(String) : [];
    if (ticked.length > 0) dispatch({ type: 'exactly', ids: ticked });
  }, []);

  return {
    form,
    chosen,
    clear: () => dispatch({ type: 'none' }),
    ticks: {
      name,
      hydrated,
      isChosen: (id) => selection.chosen.has(id),
      all: chosen.length === rows.length ? 'all' : chosen.length > 0 ? 'some' : 'none',
      dispatch,
    },
  };
}
