/** The selected rows, and the row from which Shift extends. */
export type Selection = { chosen: ReadonlySet<string>; anchor: string | null };

export const NOTHING_CHOSEN: Selection = { chosen: new Set(), anchor: null };

export type SelectionAction =
  | { type: 'set'; id: string; on: boolean }
  /** Sets all rows from the anchor to this one to `on`. */
  | { type: 'reach'; id: string; on: boolean }
  | { type: 'all' }
  | { type: 'none' }
  /** Exactly these rows, as the browser restores them after going back in its history. */
  | { type: 'exactly'; ids: readonly string[] };

/** The selection after an action; `rows` are the ids in the table now, in order. */
export function nextSelection(
  rows: readonly string[],
  { chosen, anchor }: Selection,
  action: SelectionAction,
): Selection {
  switch (action.type) {
    case 'set':
      if (!rows.includes(action.id)) return { chosen, anchor };
      return { chosen: withRows(chosen, [action.id], action.on), anchor: action.id };
    case 'reach': {
      const [from, to] = [rows.indexOf(anchor ?? action.id), rows.indexOf(action.id)];
      if (to === -1) return { chosen, anchor };
      // The anchor row may be gone.
      const start = from === -1 ? to : from;
      const between = rows.slice(Math.min(start, to), Math.max(start, to) + 1);
      return { chosen: withRows(chosen, between, action.on), anchor: rows[start] ?? null };
    }
    case 'all':
      return { chosen: withRows(chosen, rows, true), anchor };
    case 'none':
      return NOTHING_CHOSEN;
    case 'exactly':
      return { chosen: new Set(action.ids.filter((id) => rows.includes(id))), anchor: null };
  }
}

function withRows(chosen: ReadonlySet<string>, ids: readonly string[], on: boolean) {
  const next = new Set(chosen);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The selected rows that are still in the table, in its order. */
export function chosenRows(
  rows: readonly string[],
  { chosen }: Pick<Selection, 'chosen'>,
): readonly string[] {
  return rows.filter((id) => chosen.has(id));
}

/** The selection as text: "3 of 12 selected". */
export function chosenWords(chosen: number, rows: number): string {
  return chosen === 0 ? 'None selected' : `${chosen} of ${rows} selected`;
}
