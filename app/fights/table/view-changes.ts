import type { ShownRow, TableNews, TableView } from './table-view';

/** The difference between two views of one device, as it is sent. */
export type ViewChange = Omit<Extract<TableNews, { is: 'change' }>, 'v' | 'is' | 'n'>;

const PARTS = [
  ...(['title', 'edition', 'round', 'over', 'paused', 'background'] as const),
  ...(['turn', 'seat', 'handouts', 'mat', 'tokens', 'rolls'] as const),
];

/**
 * The changes for a device that has the view `before`; null: none. The elapsed time of the turn is ignored, because
 * the device counts it itself.
 */
export function changesBetween(before: TableView, after: TableView): ViewChange | null {
  const isNewTurn =
    before.round !== after.round ||
    before.paused !== after.paused ||
    !isSame({ ...before.turn, elapsed: null }, { ...after.turn, elapsed: null });
  const changed = PARTS.filter((part) =>
    part === 'turn' ? isNewTurn : !isSame(before[part], after[part]),
  );
  const parts = Object.fromEntries(changed.map((part) => [part, after[part]]));
  const had = new Map(before.rows.map((row) => [row.id, JSON.stringify(row)]));
  const rows = after.rows.filter((row) => had.get(row.id) !== JSON.stringify(row));
  const order = after.rows.map(({ id }) => id);
  const isReordered = !isSame(order, [...had.keys()]);
  if (changed.length === 0 && rows.length === 0 && !isReordered) return null;
  return { parts, ...(isReordered ? { order } : {}), ...(rows.length > 0 ? { rows } : {}) };
}

/** Applies changes to the view that a device had before. */
export function applyChanges(view: TableView, { parts, order, rows = [] }: ViewChange): TableView {
  const byId = new Map<string, ShownRow>(view.rows.map((row) => [row.id, row]));
  for (const row of rows) byId.set(row.id, row);
  const ids = order ?? view.rows.map(({ id }) => id);
  return {
    ...view,
    ...parts,
    rows: ids.flatMap((id) => byId.get(id) ?? []),
  };
}

/** Comparing JSON works, because both are plain data from the same function with the same key order. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
